import { useMemo } from 'react'
import { TagsField } from '../kit/TagsField.tsx'

interface ChosenFieldProps<Value extends string> {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly denied?: string | undefined
  readonly offers: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  readonly chosen: ReadonlyArray<Value>
  readonly onChange: (chosen: ReadonlyArray<Value>) => void
}

/** Some of what there is; what is typed and is not there is not taken. Who was chosen and is gone stays, until taken out. */
export const ChosenField = <Value extends string>(field: ChosenFieldProps<Value>) => {
  const { offers, chosen, onChange, ...rest } = field
  const { labels, valueByLabel, labelByValue } = useMemo(() => {
    const named = distinct(offers)
    return {
      labels: named.map(([label]) => label),
      valueByLabel: new Map(named),
      labelByValue: new Map(named.map(([label, value]) => [value, label] as const)),
    }
  }, [offers])
  const gone = chosen.filter((value) => !labelByValue.has(value))
  const goneLabel = (value: Value) => `Deleted (${value.slice(0, 8)})`
  const fromLabel = (label: string): Value | undefined =>
    valueByLabel.get(label) ?? gone.find((value) => goneLabel(value) === label)
  return (
    <TagsField
      {...rest}
      tags={chosen.map((value) => labelByValue.get(value) ?? goneLabel(value))}
      known={labels}
      placeholder="Type to find"
      onChange={(tags) => onChange(tags.flatMap((tag) => fromLabel(tag) ?? []))}
    />
  )
}

/** Two of the same name are told apart by a number. */
const distinct = <Value extends string>(
  offers: ReadonlyArray<{ readonly value: Value; readonly label: string }>,
): ReadonlyArray<readonly [label: string, value: Value]> => {
  const seen = new Map<string, number>()
  return offers.map(({ value, label }) => {
    const times = (seen.get(label) ?? 0) + 1
    seen.set(label, times)
    // A comma would end what is typed.
    const name = label.replaceAll(',', ' ')
    return [times === 1 ? name : `${name} (${times})`, value] as const
  })
}
