/**
 * An import as an object with a life of its own (ours): it runs, is done or has failed as a whole, and can be reverted
 * while anybody it made or changed is left; again, if some of them had to stay the first time. All of it is for admins.
 */
import { allowed, type Decision, denied } from '../../kernel/decision.ts'
import type { ImportStatus } from '../../kernel/import/nouns.ts'
import { type Lifecycle, stateAfter } from '../../kernel/lifecycle.ts'
import { adminAccess } from '../../permissions/access.ts'
import type { Actor } from '../../permissions/actor.ts'
import type { EmployeeImport, ImportReport } from './nouns.ts'

export type ImportAction = 'finish' | 'fail' | 'revert'

export const importLifecycle: Lifecycle<ImportStatus, ImportAction> = {
  importing: { finish: 'done', fail: 'failed' },
  done: { revert: 'reverted' },
  failed: {},
  reverted: { revert: 'reverted' },
}

/** An import of which nothing has been heard for so long was stopped with its server. */
export const IMPORT_PATIENCE_MS = 120_000

export const mayImport = (actor: Pick<Actor, 'privileges'>): Decision<'adminOnly'> => adminAccess(actor)

/** Never with a line that is wrong: it is put right or left out. */
export const mayCreateFrom = (
  report: Pick<ImportReport, 'missing' | 'problemCount' | 'readyCount' | 'changedCount'>,
): Decision<'hasProblems' | 'nothingNew'> => {
  if (report.problemCount > 0 || report.missing.length > 0) return denied('hasProblems')
  return report.readyCount + report.changedCount === 0 ? denied('nothingNew') : allowed
}

export const mayRevert = (
  actor: Pick<Actor, 'privileges'>,
  { status, remainingCount }: Pick<EmployeeImport, 'status' | 'remainingCount'>,
): Decision<'adminOnly' | 'notInThisState' | 'nothingLeft'> => {
  const admin = adminAccess(actor)
  if (!admin.allowed) return admin
  if (stateAfter(importLifecycle, status, 'revert') === null) return denied('notInThisState')
  return remainingCount === 0 ? denied('nothingLeft') : allowed
}
