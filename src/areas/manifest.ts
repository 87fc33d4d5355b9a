import type { AnyActorLogic, InputFrom } from 'xstate'
import type { Actor } from '../domain/permissions/actor.ts'
import type { TenantSummary } from '../domain/session/nouns.ts'
import type { Run } from '../infra/http/run.ts'
import type { AppActor } from '../machines/session/app.machine.ts'
import type { ReadinessActor } from '../machines/session/readiness.machine.ts'

/** What an area is started from: the data everything stands on, who is here, and how to reach the server in their client. */
export interface Ready {
  readonly root: AppActor
  readonly run: Run
  readonly readiness: ReturnType<ReadinessActor['getSnapshot']>
  readonly tenant: TenantSummary
  readonly actor: Actor
  readonly helpWidgetUrl: string | null
}

/** What an area's machine is started with. */
export interface Start {
  readonly logic: AnyActorLogic
  readonly input: unknown
}

/** An area's machines; its file brings its screens as well, where it has any. */
export interface Area {
  readonly start: (ready: Ready) => Start
}

interface Manifest<Logic extends AnyActorLogic> {
  /** The area's machine with its ports provided: the only place where it meets its gateway. */
  readonly machine: (ready: Ready) => Logic
  readonly input?: (ready: Ready) => InputFrom<Logic>
}

/** An area: `areaOf({ pages, panel, machine, input })`. The machine says what its input is. */
export const areaOf = <Logic extends AnyActorLogic, Screens extends object>({
  machine,
  input,
  ...screens
}: Manifest<Logic> & Screens) => ({
  ...screens,
  start: (ready: Ready): Start => ({ logic: machine(ready), input: input?.(ready) }),
})
