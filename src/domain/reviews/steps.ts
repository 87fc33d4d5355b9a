/** Names in an order: the steps of a scale from the lowest up, or what is chosen from. */
import { field, line, recordOf } from '../kernel/record.ts'

export const CHOICES_MOST = 10
export const CHOICE_MAX = 60

const stepFields = recordOf({ name: line('Name', CHOICE_MAX) })

/** A name that is written: where it stands among the others may change, and what it says. */
export interface Step {
  readonly id: string
  readonly name: string
}

export const stepsOf = (names: ReadonlyArray<string>): ReadonlyArray<Step> =>
  names.map((name, at) => ({ id: `${at}`, name }))

const problemOf = (choices: ReadonlyArray<Step>): string | null => {
  if (choices.length > CHOICES_MOST) return `At most ${CHOICES_MOST}`
  for (const { name } of choices) {
    const problem = stepFields.fields.name.problem(name)
    if (problem !== null) return problem
  }
  const said = choices.map(({ name }) => name.trim().toLowerCase())
  return new Set(said).size < said.length ? 'Each name can be used only once' : null
}

export const stepsField = (label: string, blank: ReadonlyArray<string> = []) =>
  field<ReadonlyArray<Step>, ReadonlyArray<string>>(label, {
    blank: stepsOf(blank),
    problem: problemOf,
    toSaved: (choices) => choices.map(({ name }) => name.trim()),
    toTyped: stepsOf,
  })
