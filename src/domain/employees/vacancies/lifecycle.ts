/**
 * A vacancy is a position that is planned before there is anybody for it: it is open until somebody has it, or it is given
 * up. Both can be taken back. All ours (decision 0061).
 */
import { type Lifecycle, stateAfter } from '../../kernel/lifecycle.ts'

export const vacancyStates = ['Open', 'Filled', 'Closed'] as const
export type VacancyState = (typeof vacancyStates)[number]

export const vacancyActs = ['fill', 'close', 'reopen'] as const
export type VacancyAct = (typeof vacancyActs)[number]

export const vacancyLifecycle: Lifecycle<VacancyState, VacancyAct> = {
  Open: { fill: 'Filled', close: 'Closed' },
  Filled: { reopen: 'Open' },
  Closed: { reopen: 'Open' },
}

export const stateOnceDone = (state: VacancyState, act: VacancyAct): VacancyState | null =>
  stateAfter(vacancyLifecycle, state, act)

/** What the act makes of it, wherever it stands. */
export const leadsTo: Readonly<Record<VacancyAct, VacancyState>> = { fill: 'Filled', close: 'Closed', reopen: 'Open' }
