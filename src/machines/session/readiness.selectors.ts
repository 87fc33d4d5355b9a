import { flagsOn } from '../../domain/billing/flags.ts'
import type { ModuleName } from '../../domain/billing/nouns.ts'
import type { LoggedInEmployee } from '../../domain/employees/nouns.ts'
import { type Actor, actorOf } from '../../domain/permissions/actor.ts'
import type { Offering } from '../../domain/permissions/gate.ts'
import type { TenantSummary } from '../../domain/session/nouns.ts'
import { modulesIn, type PartName, type Parts, type ReadinessContext } from './readiness.machine.ts'

/** What the view reads of the readiness; all are for `useSelector` and give the same object while nothing changed. */
interface Snapshot {
  readonly context: ReadinessContext
}

/** Remembers the last answer for the last question, so that a selector does not make a new object for each render. */
const remembered = <Key extends object, A>(derive: (key: Key) => A): ((key: Key) => A) => {
  const answers = new WeakMap<Key, { readonly answer: A }>()
  return (key) => {
    const known = answers.get(key) ?? { answer: derive(key) }
    answers.set(key, known)
    return known.answer
  }
}

export const tenantIn = ({ context }: Snapshot): TenantSummary => context.tenant

/** The logged-in employee; null only while the app is not ready yet. */
export const userIn = ({ context }: Snapshot): LoggedInEmployee | null => context.parts.user ?? null

const actorOfUser = remembered(actorOf)

/** Who the rules ask about. */
export const actorIn = ({ context }: Snapshot): Actor | null =>
  context.parts.user ? actorOfUser(context.parts.user) : null

const noModules: ReadonlyArray<ModuleName> = []

/** What the tenant has: its plan's modules, and the flags that are on. */
export const offeringIn = ({ context }: Snapshot): Offering => offeringOf(context.tenant, context.parts)

const offeringOf = (tenant: TenantSummary, parts: Partial<Parts>): Offering => offeringOfParts(parts)(tenant)

const offeringOfParts = remembered((parts: Partial<Parts>) =>
  remembered(
    (tenant: TenantSummary): Offering => ({
      modules: modulesIn({ tenant, parts }) ?? noModules,
      flags: flagsOn(parts.featureFlags ?? []),
    }),
  ),
)

/** A part's content, or null while it is not there. `partIn('toDo')` is a selector. */
export const partIn =
  <Name extends PartName>(name: Name) =>
  ({ context }: Snapshot): Parts[Name] | null =>
    (context.parts[name] as Parts[Name] | undefined) ?? null

/** How it stands with a part. */
export const statusIn =
  (name: PartName) =>
  ({ value }: { readonly value: unknown }) =>
    (value as Readonly<Record<PartName, 'unneeded' | 'waiting' | 'loading' | 'there' | 'refreshing' | 'failed'>>)[name]

/** Whether the app is ready, or cannot be. */
export const gateIn = ({ value }: { readonly value: unknown }) =>
  (value as { readonly gate: 'gathering' | 'incomplete' | 'ready' }).gate
