import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { defaultIs, localeDefault } from '../../domain/organisation/defaults.ts'
import { localeChoices } from '../../domain/organisation/locale.ts'
import type { LocaleSettings } from '../../domain/organisation/nouns.ts'
import { localeWording } from '../../domain/organisation/wording.ts'
import { isAdmin } from '../../domain/permissions/access.ts'
import type { LocaleSettingsActor } from '../../machines/organisation/localeSettings.machine.ts'
import { useArea } from '../app/area.tsx'
import { useApp } from '../app/machines.tsx'
import { useActor } from '../app/session.ts'
import { useNowUtc, useTimeZone } from '../app/time.ts'
import { dateText } from '../kit/dates.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useLocale } from '../kit/locale.ts'
import { Section } from '../kit/Section.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Columns, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { zoneChoices } from './zoneChoices.ts'

/** How days and numbers are written: for the one who looks, and by an admin for everybody who has chosen nothing else. */
export const LocaleSections = () => {
  useArea('organisation/locale')
  return <Opened />
}

const Opened = () => {
  const machine = useApp().system.get('organisation/locale') as LocaleSettingsActor
  useEffect(() => machine.send({ type: 'page.shown' }), [machine])
  const settings = useSelector(machine, ({ context }) => context.settings)
  const hasFailed = useSelector(machine, (snapshot) => snapshot.matches('failed'))
  const isCompanys = isAdmin(useActor())
  if (hasFailed)
    return <ErrorState title={localeWording.loadFailed} onRetry={() => machine.send({ type: 'retry.asked' })} />
  if (settings === null) return <Skeleton height={160} />
  const shown = { machine, settings }
  return (
    <>
      <Own {...shown} />
      {isCompanys ? <Company {...shown} /> : null}
    </>
  )
}

interface SectionProps {
  readonly machine: LocaleSettingsActor
  readonly settings: LocaleSettings
}

type Style = keyof typeof localeChoices

const labels: Readonly<Record<Style, string>> = {
  dateStyle: 'Dates',
  firstWeekday: 'First day of the week',
  numberStyle: 'Numbers',
}

const styles = Object.keys(labels) as ReadonlyArray<Style>

interface StyleFieldProps {
  readonly style: Style
  readonly value: string | number | null
  readonly placeholder?: string
  readonly hint?: string
  readonly onChoose: (change: object) => void
}

const StyleField = ({ style, value, placeholder, hint, onChoose }: StyleFieldProps) => (
  <SelectField
    label={labels[style]}
    value={value === null ? '' : String(value)}
    {...(placeholder !== undefined && { placeholder })}
    {...(hint !== undefined && { hint })}
    choices={localeChoices[style].map(({ value, label }) => ({ value: String(value), label }))}
    onChange={(chosen) =>
      onChoose({ [style]: localeChoices[style].find(({ value }) => String(value) === chosen)?.value ?? null })
    }
  />
)

const labelOf = (style: Style, chosen: string | number): string =>
  localeChoices[style].find(({ value }) => value === chosen)?.label ?? ''

const Own = ({ machine, settings: { company, own } }: SectionProps) => {
  const nowUtc = useNowUtc()
  const timeZone = useTimeZone()
  const locale = useLocale()
  return (
    <Section title="Your date and number format" description="Used everywhere in Tenure and in your emails.">
      <Stack gap={4}>
        <Columns>
          {styles.map((style) => (
            <StyleField
              key={style}
              style={style}
              value={own[style]}
              placeholder={`Company default: ${labelOf(style, company[style])}`}
              onChoose={(change) => machine.send({ type: 'own.changed', change })}
            />
          ))}
          <SelectField
            label="Show times in"
            hint="Applies only to times of past events. Dates and deadlines use the company’s time zone."
            value={own.zone ?? ''}
            placeholder={`Company default: ${timeZone}`}
            choices={zoneChoices()}
            onChange={(zone) => machine.send({ type: 'own.changed', change: { zone: zone === '' ? null : zone } })}
          />
        </Columns>
        <Text tone="muted">Current time: {dateText(locale, nowUtc, timeZone, true)}</Text>
      </Stack>
    </Section>
  )
}

const Company = ({ machine, settings: { company } }: SectionProps) => (
  <Section
    title="Date and number format for everyone"
    description="The default for people who have not chosen their own."
  >
    <Columns>
      {styles.map((style) => (
        <StyleField
          key={style}
          style={style}
          value={company[style]}
          hint={defaultIs(localeDefault(style))}
          onChoose={(change) => machine.send({ type: 'company.changed', change })}
        />
      ))}
    </Columns>
  </Section>
)
