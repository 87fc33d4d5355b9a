import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { lossesOf } from '../../domain/billing/losses.ts'
import { allModules, modulesOf } from '../../domain/billing/modules.ts'
import type { Billing, BillingCycle, ModuleName, ProductPlan } from '../../domain/billing/nouns.ts'
import { isSamePlan, saving, sortedPlans, unitAmount } from '../../domain/billing/plans.ts'
import {
  cancelWarning,
  cycleNames,
  lossInWords,
  moduleNames,
  perCycle,
  takingWords,
  wording,
} from '../../domain/billing/wording.ts'
import { writtenMoney, writtenPercent } from '../../domain/kernel/amounts.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import { pathTo } from '../../domain/session/places.ts'
import { useTenant } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { DateText } from '../kit/DateText.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { useLocale } from '../kit/locale.ts'
import { RadioField } from '../kit/RadioField.tsx'
import { Section } from '../kit/Section.tsx'
import { Columns, Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useBilling, useModulesNow, usePlans } from './area.ts'

const cycles: ReadonlyArray<BillingCycle> = ['Monthly', 'Annual']

/** § 9 The plans side by side, by what they cost a month; a year at once says what it saves. */
export const Plans = ({ billing }: { readonly billing: Billing }) => {
  const { subscription } = useTenant()
  const [cycle, setCycle] = useState<BillingCycle>(subscription?.billingCycle ?? 'Monthly')
  const plans = sortedPlans(usePlans())
  const modules = sharedFirst(plans)
  const most = Math.max(0, ...plans.map((plan) => saving(plan)?.percent ?? 0))
  const locale = useLocale()
  return (
    <>
      <Current billing={billing} />
      <Row>
        <Text style="small" tone="muted">
          {wording.exportToo}
        </Text>
        <LinkButton href={pathTo('companySettings')} size="sm">
          {wording.toExport}
        </LinkButton>
      </Row>
      <Section title="Plans" description={billing.people === 1 ? 'For 1 person' : `For ${billing.people} people`}>
        <Stack>
          <RadioField
            label="Paid"
            value={cycle}
            choices={cycles.map((value) => ({
              value,
              label: cycleNames[value],
              ...(value === 'Annual' && most > 0 && { hint: `Saves up to ${writtenPercent(locale, most)}` }),
            }))}
            onChange={setCycle}
          />
          <Columns of="lines">
            {plans.map((plan) => (
              <Plan key={plan.id} plan={plan} modules={modules} cycle={cycle} billing={billing} />
            ))}
          </Columns>
        </Stack>
      </Section>
    </>
  )
}

/** What most plans have comes first, in each of them: so that they are compared line by line. */
const sharedFirst = (plans: ReadonlyArray<ProductPlan>) => {
  const countOf = (module: ModuleName) => plans.filter(({ modules }) => modules.includes(module)).length
  return allModules.toSorted((one, other) => countOf(other) - countOf(one))
}

interface PlanProps {
  readonly plan: ProductPlan
  readonly modules: ReturnType<typeof sharedFirst>
  readonly cycle: BillingCycle
  readonly billing: Billing
}

const Plan = ({ plan, modules, cycle, billing: { currency, people } }: PlanProps) => {
  const machine = useBilling()
  const { subscription } = useTenant()
  const locale = useLocale()
  const price = unitAmount(plan, cycle)
  const saved = cycle === 'Annual' ? saving(plan) : null
  const money = (cents: number) => writtenMoney(locale, cents / 100, currency)
  const isCurrent = isSamePlan(subscription, { productPlanId: plan.id, billingCycle: cycle })
  return (
    <section aria-label={plan.name}>
      <Row>
        <Text as="h3" style="heading">
          {plan.name}
        </Text>
        {subscription?.productPlanId === plan.id ? (
          <Badge tone="accent">
            {isCurrent ? 'Current plan' : `Current plan, ${cycleNames[subscription.billingCycle].toLowerCase()}`}
          </Badge>
        ) : null}
      </Row>
      <Text tone="muted">{plan.description}</Text>
      <div>
        {price === null ? (
          <Text>This plan is not available for subscription.</Text>
        ) : (
          <Text>
            <strong>{money(price)}</strong> {perCycle[cycle]} · {money(price * people)} in total
          </Text>
        )}
        {saved === null ? null : (
          <Text style="small" tone="muted">
            Saves {money(saved.amount)} a year for each person, {writtenPercent(locale, saved.percent)}
          </Text>
        )}
      </div>
      <ul aria-label={`Modules of ${plan.name}`}>
        {modules.map((module) => {
          const isIn = plan.modules.includes(module)
          return (
            <li key={module}>
              <Row gap={2}>
                {isIn ? <Check size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
                <Text as="span" tone={isIn ? undefined : 'muted'}>
                  {isIn ? moduleNames[module] : `Not included: ${moduleNames[module].toLowerCase()}`}
                </Text>
              </Row>
            </li>
          )
        })}
      </ul>
      <Row>
        <Button
          tone={subscription?.endsUtc === null ? 'outline' : 'solid'}
          denied={
            isCurrent
              ? 'You already have this plan.'
              : price === null
                ? 'This plan is not available for subscription.'
                : undefined
          }
          onClick={() =>
            machine.send({
              type: 'plan.chosen',
              wanted: { productPlanId: plan.id, billingCycle: cycle, replaces: subscription?.id ?? null },
            })
          }
        >
          {isCurrent ? 'You have this plan' : takingWords(subscription, plan, cycle)}
        </Button>
      </Row>
    </section>
  )
}

const Current = ({ billing: { paidUntilUtc, counts } }: { readonly billing: Billing }) => {
  const machine = useBilling()
  const { subscription, productPlan } = useTenant()
  const plans = usePlans()
  const now = useModulesNow()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const plan = plans.find(({ id }) => id === subscription?.productPlanId)
  if (subscription === null || plan === undefined || paidUntilUtc === null)
    return <Banner>Your company has no subscription. All the modules it was set up with are available.</Banner>
  if (subscription.endsUtc !== null)
    return (
      <Banner tone="warning">
        {plan.name} is cancelled and ends on <DateText value={subscription.endsUtc} timeZone={timeZone} />. Subscribe to
        keep it.
      </Banner>
    )
  const after = modulesOf({ subscription: null, productPlan, plans })
  const losses = lossesOf(now, after, counts).map((loss) => lossInWords(locale, loss))
  return (
    <Banner
      action={
        <Button
          size="sm"
          onClick={() =>
            machine.send({
              type: 'cancellation.asked',
              question: {
                title: `Cancel your ${plan.name} plan?`,
                text: cancelWarning(locale, dayIn(timeZone, Date.parse(paidUntilUtc)), losses),
                confirmLabel: 'Cancel subscription',
                cancelLabel: 'Keep subscription',
                tone: 'danger',
                subject: { id: subscription.id },
              },
            })
          }
        >
          Cancel subscription
        </Button>
      }
    >
      You are on {plan.name}, paid until <DateText value={paidUntilUtc} timeZone={timeZone} />.
    </Banner>
  )
}
