import type { AuditFilter } from '../../domain/audit/filter.ts'
import type { AuditEntry } from '../../domain/audit/nouns.ts'
import { detailOf, sentenceOf, whoIn } from '../../domain/audit/sentences.ts'
import { actionWord, fieldWords, kindWords, titled } from '../../domain/audit/words.ts'
import { Button } from '../kit/Button.tsx'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useLocale } from '../kit/locale.ts'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

interface EntryDialogProps {
  readonly entry: AuditEntry
  readonly timeZone: string
  readonly onNarrow: (filter: AuditFilter) => void
  readonly onClose: () => void
}

/** One change with all that is kept of it, and the way to those like it. */
export const EntryDialog = ({ entry, timeZone, onNarrow, onClose }: EntryDialogProps) => {
  const locale = useLocale()
  const { actor, person, fields, values } = entry
  const others = fields.filter((name) => !values.some(({ field }) => field === name))
  const only = (filter: AuditFilter) => () => {
    onClose()
    onNarrow(filter)
  }
  return (
    <Dialog
      title="Change"
      confirmLabel="Close"
      onConfirm={onClose}
      onCancel={onClose}
      footer={
        <>
          {actor === null ? null : (
            <Button onClick={only({ actor: actor.id })}>All by {actor.fullName ?? 'them'}</Button>
          )}
          {person === null ? null : (
            <Button onClick={only({ person: person.id })}>All about {person.fullName ?? 'them'}</Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <Text>{sentenceOf(locale, entry)}</Text>
        <DescriptionList
          items={[
            { term: 'When', value: <DateText value={entry.atUtc} withTime timeZone={timeZone} /> },
            { term: 'Who', value: whoIn(entry) },
            { term: 'About', value: person?.fullName },
            { term: 'Record', value: titled([kindWords(entry.kind), entry.name].filter(Boolean).join(' ')) },
            { term: 'Action', value: titled(actionWord(entry.action)) },
            ...(others.length === 0 ? [] : [{ term: 'Fields', value: others.map(fieldWords).join(', ') }]),
          ]}
        />
        {values.length === 0 ? null : <Values values={values} />}
      </Stack>
    </Dialog>
  )
}

const Values = ({ values }: Pick<AuditEntry, 'values'>) => {
  const locale = useLocale()
  return (
    <Stack gap={1}>
      <Text style="label" tone="muted">
        Before → after
      </Text>
      {values.map((value) => (
        <Text key={value.field}>{titled(detailOf(locale, value))}</Text>
      ))}
    </Stack>
  )
}
