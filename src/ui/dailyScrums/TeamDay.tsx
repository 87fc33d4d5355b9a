import { CalendarX2 } from 'lucide-react'
import type { CSSProperties } from 'react'
import { DAY_MOST, itemsOf } from '../../domain/dailyScrums/entry.fields.ts'
import type { EntryRow, ScrumDay } from '../../domain/dailyScrums/nouns.ts'
import { doneLabel, moreEntries, moreMissing } from '../../domain/dailyScrums/wording.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Section } from '../kit/Section.tsx'
import { Columns, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useWorkingDays } from './area.ts'
import { Blockers } from './Blockers.tsx'

/** What is in the way first, then what was written, and who has not written. */
export const TeamDay = ({ found }: { readonly found: ScrumDay }) => (
  <Stack gap={6}>
    <Blockers blockers={found.blockers} day={found.day} />
    <Section title="Entries">
      {found.entries.length === 0 ? (
        <EmptyState icon={<CalendarX2 />} title="No entries for this day">
          Your entries, and those of the people you can see, show here.
        </EmptyState>
      ) : (
        <Stack gap={6}>
          {found.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
          {found.entryCount > DAY_MOST ? <Text tone="muted">{moreEntries(found.entryCount)}</Text> : null}
        </Stack>
      )}
    </Section>
    {found.missing.length === 0 ? null : (
      <Section title="No entry yet">
        <ul style={names}>
          {found.missing.map(({ id, fullName }) => (
            <li key={id} style={aName}>
              {fullName}
            </li>
          ))}
        </ul>
        {found.missingCount > DAY_MOST ? <Text tone="muted">{moreMissing(found.missingCount)}</Text> : null}
      </Section>
    )}
  </Stack>
)

const Entry = ({ entry: { employee, day, done, plan } }: { readonly entry: EntryRow }) => (
  <article aria-label={employee.fullName}>
    <Stack gap={2}>
      <Text as="h3" style="label">
        {employee.fullName}
      </Text>
      <Columns of="card">
        <Items title={doneLabel(day, useWorkingDays())} text={done} />
        <Items title="Today" text={plan} />
      </Columns>
    </Stack>
  </article>
)

const Items = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Stack gap={1}>
    <Text tone="muted">{title}</Text>
    {text.trim() === '' ? (
      <Text tone="subtle">–</Text>
    ) : (
      <ul style={bullets}>
        {itemsOf(text).map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <li key={at}>{item}</li>
        ))}
      </ul>
    )}
  </Stack>
)

const names: CSSProperties = { columns: '200px', overflowWrap: 'anywhere' }
/** The second line of a long one is not another person. */
const aName: CSSProperties = { breakInside: 'avoid', paddingInlineStart: 12, textIndent: -12 }
const bullets: CSSProperties = { listStyle: 'disc', paddingInlineStart: 18, overflowWrap: 'anywhere' }
