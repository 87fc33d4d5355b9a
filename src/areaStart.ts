import type { AnyActorLogic } from 'xstate'
import type { Actor } from './domain/permissions/actor.ts'
import type { Run } from './infra/http/run.ts'
import type { AppActor } from './machines/session/app.machine.ts'
import type { ReadinessActor } from './machines/session/readiness.machine.ts'

/** What an area is started from: the data everything stands on, who is here, and how to reach the server. */
export interface Ready {
  readonly root: AppActor
  readonly run: Run
  readonly readiness: ReturnType<ReadinessActor['getSnapshot']>
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
