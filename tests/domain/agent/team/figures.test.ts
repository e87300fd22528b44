import { expect, test } from 'vitest'
import { agentTeam } from '#domain/agent/team/figures'

test('the numbers of a team are those of its people, each once', () => {
  const team = agentTeam('Cooper Lyle', [
    { branch: 'Clifton', negotiator: 'Joe Hill', open: 2, exchanged: 1 },
    { branch: 'Clifton', negotiator: 'Ann Reid', open: 1, completed: 3 },
    { branch: 'Clifton', negotiator: 'Ann Reid', quotes: 5, instructed: 4 },
    { branch: '', negotiator: '', fallen_through: 1 },
  ])
  expect(team.rows.map((it) => [it.negotiator, it.open, it.completed, it.quotes])).toEqual([
    ['', 0, 0, 0],
    ['Ann Reid', 1, 3, 5],
    ['Joe Hill', 2, 0, 0],
  ])
  expect(team.total).toEqual({
    open: 3,
    exchanged: 1,
    completed: 3,
    fallen_through: 1,
    quotes: 5,
    instructed: 4,
  })
})
