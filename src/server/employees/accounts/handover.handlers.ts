import { Effect } from 'effect'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { mayTerminate } from '../../../domain/employees/access.ts'
import type { Handover } from '../../../domain/employees/accounts/nouns.ts'
import { denials } from '../../../domain/employees/wording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { forbidden } from '../../http/denied.ts'
import { notFound, reply } from '../../http/envelope.ts'
import { rowsOf } from '../../store/database.ts'
import { seen } from '../changes.ts'
import { employee } from '../employees.store.ts'
import type { HandoverSource } from './handover.ts'

const namesShown = 3
/** What has to be collected is named one by one. */
const assetsNamed = 20

/** Ours: GET employees/{id}/handover, for the dialog that terminates. What nobody has left is not named. */
export const showHandover = (sources: ReadonlyArray<HandoverSource>) =>
  Effect.fn(function* ({ params: { id } }: { readonly params: { readonly id: EmployeeId } }) {
    const caller = yield* CurrentCaller
    yield* seen(caller, id)
    const may = mayTerminate(caller, id)
    if (!may.allowed) return yield* Effect.fail(forbidden(may, denials))
    if ((yield* rowsOf(caller, employee(caller, id))).length === 0) return yield* Effect.fail(notFound)
    const left = yield* Effect.forEach(sources, ({ kind, names }) =>
      Effect.map(
        names(caller, id),
        (all): Handover => ({
          kind,
          count: all.length,
          names: all.slice(0, kind === 'assets' ? assetsNamed : namesShown),
        }),
      ),
    )
    return reply(left.filter(({ count }) => count > 0))
  })
