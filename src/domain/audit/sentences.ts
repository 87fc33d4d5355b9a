/**
 * Ours: a change as a plain sentence. One field is told with what it was and what it is; of several the names, and what
 * each was and is stands below (`details`).
 */
import { ordinalDate } from '../kernel/days.ts'
import type { AuditEntry, FieldChange } from './nouns.ts'
import { actionWord, fieldWords, kindWords } from './words.ts'

type Told = Pick<AuditEntry, 'actor' | 'action' | 'kind' | 'name' | 'person' | 'fields' | 'values'>

export const sentenceOf = (entry: Told): string => `${whoIn(entry)} ${deedIn(entry)}`

const noName = 'somebody who has left'

const whoIn = ({ actor }: Told): string => (actor === null ? 'Tenure' : (actor.fullName ?? 'Somebody who has left'))

function deedIn(entry: Told): string {
  const { action, kind, fields } = entry
  const own = deeds[`${kind} ${action}`]?.(entry)
  if (own !== undefined) return own
  if (action === 'reordered') return `put the ${plural(kindWords(kind))} in another order`
  if (action === 'merged') return `merged ${subjectIn(entry)} into “${entry.values[0]?.after ?? ''}”`
  return action === 'updated' && fields.length > 0 ? changeIn(entry) : `${actionWord(action)} ${subjectIn(entry)}`
}

/** What has words of its own; nothing where the ordinary ones do. */
const deeds: Readonly<Record<string, (entry: Told) => string | undefined>> = {
  'employee terminated': (entry) => {
    const day = after(entry, 'terminationDate')
    return `terminated ${personIn(entry)}${day === undefined ? '' : `, last day ${written(day)}`}`
  },
  'employee updated': (entry) => {
    const standing = entry.fields.length === 1 ? after(entry, 'isActive') : undefined
    if (standing !== undefined)
      return standing === 'yes' ? `made ${personIn(entry)} active again` : `deactivated ${personIn(entry)}`
    const hidden = entry.fields.length === 1 ? after(entry, 'hideFromEmployeeDirectory') : undefined
    if (hidden === undefined) return undefined
    return hidden === 'yes'
      ? `hid ${personIn(entry)} from the directory`
      : `showed ${personIn(entry)} in the directory again`
  },
  'account invited': (entry) => `invited ${personIn(entry)} to sign in`,
  'account removed': (entry) => `removed ${possessive(personIn(entry))} login`,
  'account reset': (entry) => `reset ${possessive(personIn(entry))} two-factor authentication`,
  'account updated': (entry) => {
    const right = after(entry, 'isAdmin')
    if (right === 'yes') return `made ${personIn(entry)} an administrator`
    if (right === 'no') return `took the rights of an administrator from ${personIn(entry)}`
    return `changed ${whose(entry)} ${listed(entry.fields.map(fieldWords))}`
  },
  'emergency viewed': (entry) => `looked at ${possessive(personIn(entry))} emergency contacts`,
  'featureFlag toggled': (entry) => {
    const isOn = after(entry, 'isEnabled')
    const feature = entry.name === null ? 'a feature' : `“${fieldWords(entry.name)}”`
    return `switched ${feature}${isOn === undefined ? '' : isOn === 'yes' ? ' on' : ' off'}`
  },
  'feedback created': () => 'sent feedback',
  'import imported': () => 'imported people',
  'import reverted': () => 'took an import of people back',
}

const after = ({ values }: Told, field: string): string | undefined =>
  values.find((value) => value.field === field)?.after ?? undefined

/** `changed Ben Okafor’s department from Finance to Sales`, `changed the department “Sales”: name from Sale to Sales` */
function changeIn(entry: Told): string {
  const { kind, name, fields, values } = entry
  const [value] = values
  const isNamed = kind !== 'employee' && name !== null
  const named = fields.filter((field) => !saysNothing.includes(field)).map(fieldWords)
  if (isNamed && named.length === 0) return `changed ${subjectIn(entry)}`
  const of = isNamed ? `${subjectIn(entry)}:` : kind === 'employee' ? whose(entry) : possessive(subjectIn(entry))
  if (fields.length > 1 || value === undefined) return `changed ${of} ${listed(named)}`
  const field = fieldWords(value.field)
  if (value.before === null) return `${isNamed ? 'changed' : 'set'} ${of} ${field} to ${written(value.after)}`
  if (value.after === null)
    return `${isNamed ? 'changed' : 'removed'} ${of} ${field}, which was ${written(value.before)}`
  return `changed ${of} ${field} from ${written(value.before)} to ${written(value.after)}`
}

/** Fields that hold all of a record. */
const saysNothing = ['content', 'item']

/** What each field was and is, where the sentence has no room for it. */
export const details = ({ fields, values }: Told): ReadonlyArray<string> =>
  fields.length > 1 || values.length > 1 ? values.map(detailOf) : []

export const detailOf = ({ field, before, after }: FieldChange): string =>
  `${fieldWords(field)}: ${written(before)} → ${written(after)}`

/** `Ben Okafor`, `the department “Finance”`, `the position “Foreman” of Ben Okafor`, `their own login`, `the company` */
function subjectIn(entry: Told): string {
  const { kind, name, person } = entry
  if (kind === 'employee') return personIn(entry)
  const called = name === null ? kindWords(kind) : `${kindWords(kind)} “${name}”`
  if (isOwn(entry)) return `their own ${called}`
  const subject = `${name === null ? articleOf(kind) : 'the'} ${called}`
  return person === null ? subject : `${subject} of ${personIn(entry)}`
}

const isOwn = ({ actor, person }: Told): boolean => actor !== null && actor.id === person?.id

/** There is only one of some things. */
const articleOf = (kind: string): string =>
  ['tenant', 'onboarding', 'subscription', 'emergency', 'employeeList'].includes(kind)
    ? 'the'
    : /^[aeiou]/.test(kindWords(kind))
      ? 'an'
      : 'a'

const plural = (words: string): string => (words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`)

const personIn = ({ person, name }: Told): string => person?.fullName ?? name ?? noName

const possessive = (words: string): string => `${words}${words.endsWith('s') ? '’' : '’s'}`

const whose = (entry: Told): string => (isOwn(entry) ? 'their own' : possessive(personIn(entry)))

const listed = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const written = (value: string | null): string =>
  value === null || value === '' ? 'nothing' : /^\d{4}-\d{2}-\d{2}$/.test(value) ? ordinalDate(value) : value
