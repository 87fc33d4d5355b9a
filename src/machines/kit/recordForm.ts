import * as Result from 'effect/Result'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import type { Fields } from '../../domain/kernel/record.ts'
import { provided } from './port.ts'
import { machineOf, type RecordFormMachine, type RecordFormSnapshot } from './recordForm.machine.ts'
import type { AnyDraft } from './recordFormRules.ts'
import type {
  FormDraft,
  FormInput,
  FormRecord,
  FormShape,
  IsTaken,
  LoadTheirs,
  SaveRecord,
  ShapeWithoutUnique,
  ShapeWithUnique,
  Theirs,
} from './recordFormShape.ts'
import type { Retyped } from './retyped.ts'
import { uniquenessMachine } from './uniqueness.machine.ts'

/** What a form holds, under its kind's own types. */
export interface RecordReadings<Draft extends FormDraft, Kept extends FormRecord> {
  readonly fields: Fields
  readonly draftIn: (snapshot: RecordFormSnapshot) => Draft
  readonly baseIn: (snapshot: RecordFormSnapshot) => Kept | null
  /** What stands under each field: all of it once saving was tried, before that only where somebody has been. */
  readonly problemsIn: (snapshot: RecordFormSnapshot) => { readonly [Field in keyof Draft]?: string }
  /** In a conflict: the record as it is now, and what keeping mine would save. Null while nobody knows. */
  readonly bothIn: (
    snapshot: RecordFormSnapshot,
  ) => { readonly theirs: Draft; readonly mine: Draft; readonly fields: ReadonlyArray<keyof Draft> } | null
}

type FormMachine<Draft extends FormDraft, Kept extends FormRecord, Scope, Answer> = Retyped<
  RecordFormMachine,
  FormInput<Draft, Kept, Scope>,
  Answer | null
>

interface RecordForm<
  Draft extends FormDraft,
  Kept extends FormRecord,
  Scope,
  Answer,
  Asked = { readonly isTaken?: never },
> extends RecordReadings<Draft, Kept> {
  readonly machine: FormMachine<Draft, Kept, Scope, Answer>
  readonly inputOf: (input: FormInput<Draft, Kept, Scope>) => FormInput<Draft, Kept, Scope>
  readonly provide: (
    ports: {
      readonly save: SaveRecord<Draft, Kept, Scope, Answer>
      readonly loadTheirs: LoadTheirs<Kept, Scope, Answer>
    } & Asked,
  ) => FormMachine<Draft, Kept, Scope, Answer>
}

/** What a form whose shape has a `unique` field asks besides. */
interface Unique<Scope> {
  readonly isTaken: IsTaken<Scope>
}

/** A form of one kind of record, under that kind's own types. */
interface RecordFormOf {
  <Draft extends FormDraft, Kept extends FormRecord, Scope, Answer>(
    shape: ShapeWithUnique<Draft, Kept, Scope>,
  ): RecordForm<Draft, Kept, Scope, Answer, Unique<Scope>>
  <Draft extends FormDraft, Kept extends FormRecord, Scope, Answer>(
    shape: ShapeWithoutUnique<Draft, Kept, Scope>,
  ): RecordForm<Draft, Kept, Scope, Answer>
}

export const recordForm: RecordFormOf = <Draft extends FormDraft, Kept extends FormRecord, Scope, Answer>(
  shape: FormShape<Draft, Kept, Scope>,
): RecordForm<Draft, Kept, Scope, Answer, Partial<Unique<Scope>>> => {
  const { machine, carriedOver, problemsIn } = machineOf(shape as unknown as FormShape<AnyDraft, FormRecord, unknown>)
  return {
    machine: machine as unknown as FormMachine<Draft, Kept, Scope, Answer>,
    fields: shape.fields,
    draftIn: ({ context }) => context.draft as Draft,
    baseIn: ({ context }) => context.base as Kept | null,
    problemsIn: problemsIn as RecordForm<Draft, Kept, Scope, Answer>['problemsIn'],
    bothIn: ({ context }) => {
      if (context.theirs?.record == null) return null
      const theirs = shape.draftOf(context.theirs.record as Kept, context.scope as Scope)
      const mine = carriedOver(context, context.theirs.record) as Draft
      return { theirs, mine, fields: shape.changes(theirs, mine, context.scope as Scope) }
    },
    inputOf: (input) => input,
    provide: ({ save, loadTheirs, isTaken }) =>
      machine.provide({
        actors: {
          save: provided(save as unknown as AnySave),
          loadTheirs: provided(loadTheirs as unknown as AnyLoad),
          ...(isTaken && {
            uniqueness: uniquenessMachine.provide({ actors: { isTaken: provided(isTaken as IsTaken<unknown>) } }),
          }),
        },
      }) as unknown as FormMachine<Draft, Kept, Scope, Answer>,
  }
}

type AnySave = SaveRecord<AnyDraft, FormRecord, unknown, object | null>
type AnyLoad = LoadTheirs<FormRecord, unknown, object | null>

/** What a call for one record answered, as a form asks for theirs; one that is not there is gone. */
export const theirsOf = <Kept extends FormRecord>(
  answer: Result.Result<Kept, Failure>,
): Result.Result<Theirs<Kept, Kept | null>, Failure> =>
  Result.isFailure(answer) && refusedWith(answer.failure, 'not_found')
    ? Result.succeed({ record: null, answer: null })
    : Result.map(answer, (record) => ({ record, answer: record }))

/** The same where there is no call for one: the list is read, and the record found in it. */
export const theirsAmong = <Kept extends FormRecord>(
  answer: Result.Result<ReadonlyArray<Kept>, Failure>,
  id: string,
): Result.Result<Theirs<Kept, Kept | null>, Failure> =>
  Result.map(answer, (records) => {
    const record = records.find((one) => one.id === id) ?? null
    return { record, answer: record }
  })

/** For a form of something new: nobody else can change what is not there yet. */
export const nobodyElses = async (): Promise<Result.Result<{ readonly record: null; readonly answer: null }, never>> =>
  Result.succeed({ record: null, answer: null })
