import type { StartFacts } from '../../../domain/employees/starting/nouns.ts'
import type { Requirement } from '../../../domain/permissions/gate.ts'

/** What another area knows of somebody's start. */
export interface StartSource {
  readonly step: Extract<keyof StartFacts, 'certifications' | 'policies' | 'assets'>
  /** What the client has to have for it. */
  readonly needs: Requirement
  /** A row of each thing that concerns the person `e`, and whether it is `done`. */
  readonly rows: string
}
