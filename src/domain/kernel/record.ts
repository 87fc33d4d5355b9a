/**
 * A record's fields, each said once: what it is called, what may be typed, what is saved. From them come the blank form, the
 * form of a record, what is wrong with it and what it is saved as (`recordOf`), the Schemas of the noun (`schemasOf` in
 * `nouns.ts`), the labels and bounds of the controls, the columns of a file.
 *
 * A text is judged and saved without the spaces around it. In a field that may say none, nothing typed is saved as null.
 */
import { dayProblem, type InputProblem, lineProblem, problemSentence, textProblem } from './inputProblems.ts'

/** What the Schema of a field is made from; of an `own` one the noun says it. */
export type FieldKind = 'line' | 'text' | 'day' | 'yesNo' | 'choice' | 'number' | 'own'

export interface Field<Typed, Saved, Kind extends FieldKind = FieldKind> {
  readonly kind: Kind
  readonly label: string
  readonly blank: Typed
  /** Of a text: how many characters at most. */
  readonly max?: number
  /** Something has to be typed. */
  readonly required?: boolean
  /** Saved as null when nothing is typed. */
  readonly orNone?: boolean
  /** Of a choice: what each is called. */
  readonly names?: Readonly<Record<string, string>>
  /** Of a number. */
  readonly bounds?: Bounds
  /** The sentence under the field. */
  problem(typed: Typed): string | null
  /** Only of what has no problem. */
  toSaved(typed: Typed): Saved
  toTyped(saved: Saved): Typed
}

export interface Bounds {
  readonly least: number
  readonly most: number
  readonly isWhole: boolean
}

/** A field of a kind of its own: without more, a value that is saved as it stands. */
export const field = <Typed, Saved = Typed>(
  label: string,
  rules: Pick<Field<Typed, Saved>, 'blank'> & Partial<Field<Typed, Saved, 'own'>>,
): Field<Typed, Saved, 'own'> => ({
  kind: 'own',
  label,
  problem: () => null,
  toSaved: (typed) => typed as unknown as Saved,
  toTyped: (saved) => saved as unknown as Typed,
  ...rules,
})

/** A value that is chosen, not typed; null for none. */
export const chosenOrNone = <Chosen>(label: string) => field<Chosen | null>(label, { blank: null })

const trimmed = (typed: string): string => typed.trim()

const texts = <Kind extends FieldKind>(
  kind: Kind,
  label: string,
  max: number,
  problemOf: (typed: string, max: number) => InputProblem | null,
) => {
  const problem = (typed: string) => problemSentence(problemOf(typed.trim(), max), max)
  return { kind, label, blank: '', ...(max > 0 && { max }), problem, toSaved: trimmed, toTyped: trimmed }
}

/** The same where something has to be typed. */
export const required = <Text extends Field<string, string>>(text: Text, missing?: string) => ({
  ...text,
  required: true,
  problem: (typed: string) => (typed.trim() === '' ? (missing ?? problemSentence('missing', 0)) : text.problem(typed)),
})

/** The same where nothing typed is none. */
export const orNone = <Saved, Kind extends FieldKind>(
  typedText: Field<string, Saved, Kind>,
): Field<string, Saved | null, Kind> => ({
  ...typedText,
  orNone: true,
  required: false,
  problem: (typed) => (typed.trim() === '' ? null : typedText.problem(typed)),
  toSaved: (typed) => (typed.trim() === '' ? null : typedText.toSaved(typed)),
  toTyped: (saved) => (saved === null ? '' : typedText.toTyped(saved)),
})

export const lineOrEmpty = (label: string, max: number) => texts('line', label, max, lineProblem)
/** `missing`: what is said when nothing is typed. */
export const line = (label: string, max: number, missing?: string) => required(lineOrEmpty(label, max), missing)
export const lineOrNone = (label: string, max: number) => orNone(lineOrEmpty(label, max))
export const text = (label: string, max: number) => texts('text', label, max, textProblem)
export const textOrNone = (label: string, max: number) => orNone(text(label, max))
export const day = (label: string) => texts('day', label, 0, dayProblem)
export const dayOrNone = (label: string) => orNone(day(label))

export const yesNo = (label: string, blank: boolean): Field<boolean, boolean, 'yesNo'> => ({
  ...field(label, { blank }),
  kind: 'yesNo',
})

/** One of those that have names. */
export const choice = <Chosen extends string>(
  label: string,
  names: Readonly<Record<Chosen, string>>,
  blank: NoInfer<Chosen>,
): Field<Chosen, Chosen, 'choice'> => ({ ...field<Chosen>(label, { blank, names }), kind: 'choice' })

export const choiceOrNone = <Chosen extends string>(
  label: string,
  names: Readonly<Record<Chosen, string>>,
): Field<Chosen | null, Chosen | null, 'choice'> => ({
  ...field<Chosen | null>(label, { blank: null, names, orNone: true }),
  kind: 'choice',
})

/** Typed as text, with or without commas between thousands. `sentence`: what is said of what is none, or out of bounds. */
export const number = (
  label: string,
  { least, most, isWhole = false }: Pick<Bounds, 'least' | 'most'> & Partial<Bounds>,
  sentence: string,
): Field<string, number, 'number'> => {
  const isNumber = (typed: string) =>
    /^-?\d[\d,]*(?:\.\d*)?$/.test(typed.trim()) &&
    toNumber(typed) >= least &&
    toNumber(typed) <= most &&
    (!isWhole || Number.isInteger(toNumber(typed)))
  return {
    kind: 'number',
    label,
    blank: '',
    bounds: { least, most, isWhole },
    problem: (typed) => (isNumber(typed) ? null : sentence),
    toSaved: toNumber,
    toTyped: String,
  }
}

const toNumber = (typed: string): number => Number(typed.replaceAll(',', '').trim())

export const numberOrNone = (...of: Parameters<typeof number>) => orNone(number(...of))

export type Fields = Readonly<Record<string, Field<unknown, unknown>>>
/** What a form holds. */
export type Draft<F extends Fields> = { readonly [Name in keyof F]: F[Name]['blank'] }
/** What is saved of it. */
export type Saved<F extends Fields> = { readonly [Name in keyof F]: ReturnType<F[Name]['toSaved']> }
/** A sentence for each field that is wrong; empty when nothing is. */
export type Problems<Typed> = { readonly [Name in keyof Typed]?: string }

export interface RecordOf<F extends Fields, About = void> {
  readonly fields: F
  readonly blank: Draft<F>
  /** The form as it opens on a record. */
  readonly draftOf: (record: Saved<F>) => Draft<F>
  readonly problems: (draft: Draft<F>, ...about: About extends void ? [] : [About]) => Problems<Draft<F>>
  /** Only of a draft without problems. */
  readonly toSaved: (draft: Draft<F>) => Saved<F>
  /** The fields that would be saved otherwise: typing a space and taking it back is no change. */
  readonly changes: (before: Draft<F>, after: Draft<F>) => ReadonlyArray<keyof F & string>
}

/** What a record's fields are called in the code. */
export const namesOf = <F extends Fields>({ fields }: Pick<RecordOf<F>, 'fields'>) =>
  Object.keys(fields) as ReadonlyArray<keyof F & string>

/** `across`: what is wrong with several fields together, each of which may stand; it is said before what a field says. */
export const recordOf = <F extends Fields, About = void>(
  fields: F,
  across: (draft: Draft<F>, about: About) => Partial<Record<keyof F, string | null>> = () => ({}),
): RecordOf<F, About> => {
  const each = <Result>(result: (field: Field<unknown, unknown>, name: keyof F & string) => Result) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, result(field, name)]))
  const savedForm = (field: Field<unknown, unknown>, typed: unknown): string =>
    JSON.stringify(field.problem(typed) === null ? field.toSaved(typed) : typed)
  return {
    fields,
    blank: each(({ blank }) => blank) as Draft<F>,
    draftOf: (record) => each((field, name) => field.toTyped(record[name])) as Draft<F>,
    problems: (draft, ...[about]) =>
      onlyProblems({
        ...each((field, name) => field.problem(draft[name])),
        ...onlyProblems(across(draft, about as About)),
      }),
    toSaved: (draft) => each((field, name) => field.toSaved(draft[name])) as Saved<F>,
    changes: (before, after) =>
      Object.keys(fields).filter(
        (name) =>
          savedForm(fields[name] as F[string], before[name]) !== savedForm(fields[name] as F[string], after[name]),
      ),
  }
}

/** Leaves out the fields about which there is nothing to say. */
const onlyProblems = <Name extends string>(
  problems: Partial<Record<Name, string | null>>,
): { readonly [_ in Name]?: string } =>
  Object.fromEntries(
    Object.entries(problems).filter(([, sentence]) => sentence !== null && sentence !== undefined),
  ) as {
    [_ in Name]?: string
  }
