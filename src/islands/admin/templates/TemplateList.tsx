import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { familyPermissions } from '#domain/template/families'
import type { TemplateFamily } from '#domain/template/template'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { $templateRows, loadMoreTemplates, refreshTemplates } from '#stores/template/templates'
import { ApprovalAct } from './ApprovalAct.tsx'
import { familyTexts } from './family-texts.ts'
import { TemplateCard, templateColumns } from './template-columns.tsx'
import { newTemplateHref, templateHref } from './template-href.ts'

const parts = () => import('./template-list.ts')

/** The templates of a family, one row for each key. */
export default function TemplateList({ family }: { family: TemplateFamily }) {
  const { noun, plural, nothing } = familyTexts[family]
  return (
    <>
      <ListHead family={family} />
      <ListPage
        label={plural}
        noun={noun}
        from={useStore($templateRows)}
        retry={refreshTemplates}
        loadMore={loadMoreTemplates}
        columns={templateColumns(family)}
        keyOf={(it) => it.key}
        hrefOf={(it) => templateHref(family, it.pending?.id ?? it.id)}
        card={(it) => <TemplateCard template={it} />}
        parts={parts}
        nothing={
          <Empty title="None yet">
            <p>{nothing}</p>
          </Empty>
        }
      />
    </>
  )
}

const ListHead = ({ family }: { family: TemplateFamily }) => {
  const { title, newTitle } = familyTexts[family]
  return (
    <header className="list-head">
      <h1 className="h1">{title}</h1>
      <span className="end">
        <ApprovalAct />
        <HeadAct can={familyPermissions[family].create}>
          <a className="btn main" href={newTemplateHref(family)}>
            <Icon name="plus" /> {newTitle}
          </a>
        </HeadAct>
      </span>
    </header>
  )
}
