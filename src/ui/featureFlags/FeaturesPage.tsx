import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { flagNames } from '../../domain/billing/flags.ts'
import type { FeatureFlagName } from '../../domain/billing/nouns.ts'
import type { FlagChange } from '../../domain/featureFlags/nouns.ts'
import { effectsInWords, flagWords, wording } from '../../domain/featureFlags/wording.ts'
import { places } from '../../domain/session/places.ts'
import type { FeatureFlagsActor } from '../../machines/featureFlags/featureFlags.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { useApp } from '../app/machines.tsx'
import { useOffering } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stack } from '../kit/Stack.tsx'
import { SwitchField } from '../kit/SwitchField.tsx'
import { Text } from '../kit/Text.tsx'

const useFlags = (): FeatureFlagsActor => useApp().system.get('featureFlags') as FeatureFlagsActor

/** § 2.1 Features: which parts of the product are switched on, what each shows and hides, and who switched it. */
export const FeaturesPage = () => {
  const machine = useFlags()
  useEffect(() => {
    machine.send({ type: 'page.shown' })
    return () => machine.send({ type: 'page.left' })
  }, [machine])
  const failure = useSelector(machine, ({ context }) => context.failure)
  // Closed it is for one drawing, before it is opened: what it knew the last time is not shown for that.
  const isWaiting = useSelector(
    machine,
    (snapshot) => snapshot.matches({ reading: 'loading' }) || snapshot.matches({ reading: 'closed' }),
  )
  const hasFailed = useSelector(machine, (snapshot) => snapshot.matches({ reading: 'failed' }))
  return (
    <Page title={places.features.title} width="form" description={wording.description}>
      {hasFailed ? (
        <ErrorState title={wording.loadFailed} onRetry={() => machine.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      ) : isWaiting ? (
        <Skeleton height={320} />
      ) : (
        <Section title="Features">
          <ul className={slot('rows', 'list')} aria-label="Features">
            {flagNames.map((name) => (
              <li key={name} className={slot('rows', 'item')}>
                <Flag name={name} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}

// Below the words of the switch, which is 28 px wide.
const besideSwitch = { paddingInlineStart: '36px' }

const Flag = ({ name }: { readonly name: FeatureFlagName }) => {
  const machine = useFlags()
  const { flags } = useOffering()
  const { title, purpose } = flagWords[name]
  const effects = effectsInWords(name)
  const change = useSelector(machine, ({ context }) => context.changes.find((one) => one.name === name))
  return (
    <section aria-label={title}>
      <Stack gap={3}>
        <SwitchField
          label={title}
          hint={purpose}
          checked={flags.includes(name)}
          onChange={(isEnabled) => machine.send({ type: 'flag.switched', name, isEnabled })}
        />
        {effects.length === 0 && change === undefined ? null : (
          <div style={besideSwitch}>
            <Stack gap={3}>
              {effects.length === 0 ? null : <DescriptionList items={effects} />}
              {change === undefined ? null : <LastChange change={change} />}
            </Stack>
          </div>
        )}
      </Stack>
    </section>
  )
}

const LastChange = ({ change }: { readonly change: FlagChange }) => (
  <Text style="small" tone="muted">
    {said(change)} <DateText value={change.atUtc} timeZone={useTimeZone()} withTime />
  </Text>
)

const said = ({ isEnabled, by }: FlagChange): string => {
  const who = by?.fullName ?? wording.nobody
  return isEnabled ? `Turned on by ${who},` : `Turned off by ${who},`
}
