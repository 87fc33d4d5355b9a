import { useSelector } from '@xstate/react'
import type { Locale } from '../../domain/kernel/nouns.ts'
import type { Fields } from '../../domain/kernel/record.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { slot } from './classes.ts'
import { dateText } from './dates.ts'
import { useLocale } from './locale.ts'
import { Skeleton } from './Skeleton.tsx'

/** How the value of a field is written, where its kind does not say it. */
export type Written<Draft> = { readonly [Field in keyof Draft]?: (draft: Draft) => string }

interface Both<Draft> {
  readonly theirs: Draft
  readonly mine: Draft
  readonly fields: ReadonlyArray<keyof Draft>
}

interface RecordConflictProps<Draft> {
  readonly form: RecordFormActor
  /** Null while nobody knows what the other has saved. */
  readonly both: Both<Draft> | null
  readonly fields: Fields
  readonly written?: Written<Draft> | undefined
}

/** Instead of the fields, while somebody else's change stands against what was typed. */
export const RecordConflictView = <Draft,>({ both, ...props }: RecordConflictProps<Draft>) => {
  const { form } = props
  const refusal = useSelector(form, ({ context }) => context.refusal)
  const isFetching = useSelector(form, (snapshot) => snapshot.matches({ dirty: { conflicting: 'fetching' } }))
  return (
    <>
      <Banner tone="warning">Someone else changed this in the meantime. Nothing you typed is lost.</Banner>
      {both !== null ? (
        <BesideEachOther {...props} both={both} />
      ) : refusal === null ? (
        <Skeleton height={96} />
      ) : (
        <Banner
          tone="danger"
          action={
            <Button size="sm" busy={isFetching} onClick={() => form.send({ type: 'retry.asked' })}>
              Try again
            </Button>
          }
        >
          {refusal}
        </Banner>
      )}
    </>
  )
}

interface BesideProps<Draft> extends RecordConflictProps<Draft> {
  readonly both: Both<Draft>
}

/** What somebody else has saved beside what was typed, field by field, and which of the two is to stay. */
const BesideEachOther = <Draft,>({ form, both: { theirs, mine, fields: changed }, ...how }: BesideProps<Draft>) => {
  const locale = useLocale()
  return (
    <>
      <table className={slot('form', 'conflict')}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Theirs (saved)</th>
            <th scope="col">Mine (not saved)</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((name) => (
            <tr key={String(name)}>
              <th scope="row">{how.fields[name as string]?.label ?? ''}</th>
              <td>{inWords(locale, how, name, theirs) || '–'}</td>
              <td>{inWords(locale, how, name, mine) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={slot('form', 'ending')}>
        <Button onClick={() => form.send({ type: 'theirs.taken' })}>Use theirs</Button>
        <Button tone="solid" onClick={() => form.send({ type: 'mine.kept' })}>
          Keep mine
        </Button>
      </div>
    </>
  )
}

const inWords = <Draft,>(
  locale: Locale,
  { fields, written }: Pick<BesideProps<Draft>, 'fields' | 'written'>,
  name: keyof Draft,
  draft: Draft,
): string => {
  const own = written?.[name]
  if (own !== undefined) return own(draft)
  const value: unknown = draft[name]
  const field = fields[name as string]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  const text = String(value ?? '')
  if (field?.kind === 'day') return text === '' ? '' : (dateText(locale, text) ?? text)
  return field?.names?.[text] ?? text
}
