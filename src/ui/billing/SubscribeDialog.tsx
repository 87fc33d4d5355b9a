import { useSelector } from '@xstate/react'
import { type CardDraft, cardFields } from '../../domain/billing/card.fields.ts'
import { lossesOf } from '../../domain/billing/losses.ts'
import type { Billing } from '../../domain/billing/nouns.ts'
import { unitAmount } from '../../domain/billing/plans.ts'
import { chargeInWords, lossInWords, replacedInWords, takingWords, wording } from '../../domain/billing/wording.ts'
import { writtenMoney } from '../../domain/kernel/amounts.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import type { SubscribingActor } from '../../machines/billing/subscribing.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { useTenant } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { slot } from '../kit/classes.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useLocale } from '../kit/locale.ts'
import { Columns, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useBillingRead, useModulesNow, usePlans } from './area.ts'

/** What is paid, what a smaller plan hides, and the card. */
export const SubscribeDialog = ({ subscribing }: { readonly subscribing: SubscribingActor }) => {
  const { wanted, provider, refusal } = useSelector(subscribing, ({ context }) => context)
  const isBusy = useSelector(subscribing, (snapshot) => snapshot.hasTag('busy'))
  const { subscription } = useTenant()
  const plan = usePlans().find(({ id }) => id === wanted.productPlanId)
  const billing = useBillingRead()
  const locale = useLocale()
  const timeZone = useTimeZone()
  if (plan === undefined || billing === null) return null
  const { people, currency, paidUntilUtc } = billing
  const amount = writtenMoney(locale, ((unitAmount(plan, wanted.billingCycle) ?? 0) * people) / 100, currency)
  return (
    <Dialog
      title={takingWords(subscription, plan, wanted.billingCycle)}
      confirmLabel={`Pay ${amount}`}
      busy={isBusy}
      error={refusal}
      onConfirm={() => subscribing.send({ type: 'dialog.confirmed' })}
      onCancel={() => askToLeave(subscribing, { type: 'dialog.cancelled' })}
    >
      <Stack>
        <Text>{chargeInWords(amount, people, wanted.billingCycle)}</Text>
        {subscription === null || paidUntilUtc === null ? null : (
          <Text tone="muted">{replacedInWords(locale, dayIn(timeZone, Date.parse(paidUntilUtc)))}</Text>
        )}
        <Hidden after={plan.modules} counts={billing.counts} />
        <CardFields subscribing={subscribing} />
        {provider.mode === 'test' ? <Banner>{wording.testMode}</Banner> : null}
      </Stack>
    </Dialog>
  )
}

const Hidden = ({
  after,
  counts,
}: {
  readonly after: Parameters<typeof lossesOf>[1]
  readonly counts: Billing['counts']
}) => {
  const now = useModulesNow()
  const locale = useLocale()
  const losses = lossesOf(now, after, counts)
  if (losses.length === 0) return null
  return (
    <section aria-label="What this plan hides" className={slot('outline', 'read')}>
      <Text style="label">This plan hides</Text>
      <ul>
        {losses.map((loss) => (
          <li key={loss.module}>{lossInWords(locale, loss)}</li>
        ))}
      </ul>
      <Text tone="muted">{wording.nothingDeleted}</Text>
    </section>
  )
}

const CardFields = ({ subscribing }: { readonly subscribing: SubscribingActor }) => {
  const { card, isTried } = useSelector(subscribing, ({ context }) => context)
  const problems: { readonly [Name in keyof CardDraft]?: string } = isTried ? cardFields.problems(card) : {}
  const bound = (name: keyof CardDraft) => ({
    label: cardFields.fields[name].label,
    value: card[name],
    error: problems[name],
    onChange: (typed: string) => subscribing.send({ type: 'card.changed', change: { [name]: typed } }),
  })
  return (
    <>
      <TextField {...bound('number')} autoComplete="cc-number" maxLength={24} autoFocus />
      <Columns>
        <TextField {...bound('expiry')} autoComplete="cc-exp" placeholder="04 / 29" maxLength={7} />
        <TextField {...bound('code')} autoComplete="cc-csc" maxLength={4} />
      </Columns>
    </>
  )
}
