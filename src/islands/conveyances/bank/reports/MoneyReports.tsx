import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { ReportPeriod } from '#domain/money-report/api'
import { money, shortDate } from '#lib/format'
import { $moneyReports, $period } from '#stores/money-report/reports'
import { Balances } from './Balances.tsx'
import { BillRegister } from './BillRegister.tsx'
import { Gifts } from './Gifts.tsx'
import { Residuals } from './Residuals.tsx'
import { SuspenseByAge } from './SuspenseByAge.tsx'
import { ThirdParty } from './ThirdParty.tsx'

/** What the regulator asks of the whole firm: what it held, what it billed and what it could not place. */
export default function MoneyReports() {
  const { from, to } = useStore($period)
  return (
    <section className="sec money-reports" aria-label="Reports">
      <header>
        <h2>Reports</h2>
        <span className="count">
          {shortDate(from)} to {shortDate(to)}
        </span>
        <span className="end">
          <ChoosePeriod />
        </span>
      </header>
      <Loaded
        from={useStore($moneyReports)}
        skeleton={<Skeleton rows={6} />}
        retry={() => $moneyReports.revalidate()}
      >
        {({ balances, bills, residuals, gifts, third_party, suspense }) => (
          <>
            <Balances balances={balances} />
            <Residuals rows={residuals} />
            <Gifts rows={gifts} />
            <ThirdParty rows={third_party} />
            <SuspenseByAge suspense={suspense} />
            <BillRegister bills={bills} total={money(bills.total)} />
          </>
        )}
      </Loaded>
    </section>
  )
}

const ChoosePeriod = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn small quiet" onClick={() => setOpen(true)}>
        Another period
      </button>
      <Dialog title="Period of the reports" open={isOpen} onClose={() => setOpen(false)}>
        <SchemaForm
          schema={ReportPeriod}
          submit="Show it"
          of="money-reports"
          onCancel={() => setOpen(false)}
          start={$period.get()}
          fields={[
            { name: 'from', label: 'From', kind: 'date' },
            { name: 'to', label: 'To', kind: 'date', hint: 'Two years at most.' },
          ]}
          onSubmit={async (period) => {
            $period.set(period)
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}
