import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Invoice } from '../../domain/billing/nouns.ts'
import { cycleNames, wording } from '../../domain/billing/wording.ts'
import { writtenMoney } from '../../domain/kernel/amounts.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { places } from '../../domain/session/places.ts'
import type { SubscribingActor } from '../../machines/billing/subscribing.machine.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { useTimeZone } from '../app/time.ts'
import { Confirmation } from '../kit/Confirmation.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { useBilling, useBillingRead } from './area.ts'
import { Plans } from './Plans.tsx'
import { SubscribeDialog } from './SubscribeDialog.tsx'

/** § 2.1 Billing: the plan, the plans there are, and what was paid. */
export const BillingPage = () => {
  const machine = useBilling()
  useEffect(() => {
    machine.send({ type: 'page.shown' })
    return () => machine.send({ type: 'page.left' })
  }, [machine])
  const failure = useSelector(machine, ({ context }) => context.failure)
  const hasFailed = useSelector(machine, (snapshot) => snapshot.matches({ reading: 'failed' }))
  const billing = useBillingRead()
  return (
    <Page title={places.billing.title} description={wording.description}>
      {hasFailed ? (
        <ErrorState title={wording.loadFailed} onRetry={() => machine.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      ) : billing === null ? (
        <Skeleton height={320} />
      ) : (
        <>
          <Plans billing={billing} />
          <Invoices of={billing.invoices} />
          <Dialogs />
        </>
      )}
    </Page>
  )
}

const Invoices = ({ of }: { readonly of: ReadonlyArray<Invoice> }) => (
  <Section title="Invoices">
    {of.length === 0 ? (
      <Text tone="muted">{wording.noInvoices}</Text>
    ) : (
      <ul className={slot('rows', 'list')} aria-label="Invoices">
        {of.map((invoice) => (
          <li key={invoice.id} className={slot('rows', 'item')}>
            <Paid invoice={invoice} />
          </li>
        ))}
      </ul>
    )}
  </Section>
)

const Paid = ({ invoice }: { readonly invoice: Invoice }) => {
  const { number, planName, billingCycle, people, amount, currency, lastFour, issuedUtc, fromUtc, toUtc } = invoice
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    <div className={slot('rows', 'row')}>
      <span className={slot('rows', 'words')}>
        <span>
          No {number} · {planName}, {cycleNames[billingCycle]} · {writtenMoney(locale, amount / 100, currency)}
        </span>
        <Text as="span" style="small" tone="muted">
          {/* Mostly the first of the days it pays for. */}
          {dayIn(timeZone, Date.parse(issuedUtc)) === dayIn(timeZone, Date.parse(fromUtc)) ? null : (
            <>
              <DateText value={issuedUtc} timeZone={timeZone} /> ·{' '}
            </>
          )}
          {people === 1 ? '1 person' : `${people} people`} · <DateText value={fromUtc} timeZone={timeZone} /> –{' '}
          <DateText value={toUtc} timeZone={timeZone} />
          {lastFour === null ? null : ` · Card ending in ${lastFour}`}
        </Text>
      </span>
    </div>
  )
}

const Dialogs = () => {
  const machine = useBilling()
  const subscribing = useSelector(machine, ({ children }) => children.subscribing as SubscribingActor | undefined)
  const question = useSelector(machine, ({ children }) => children.confirmation as ConfirmActor | undefined)
  return (
    <>
      {subscribing === undefined ? null : <SubscribeDialog subscribing={subscribing} />}
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </>
  )
}
