import { mayAssign, mayAssignToAnybody } from '../../domain/positionTemplates/assigning.ts'
import type { PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { denials, wording } from '../../domain/positionTemplates/wording.ts'
import { useActor } from '../app/session.ts'

/** Why they cannot be given to people; undefined where they can. */
export const useAssignDenied = ([template, ...more]: ReadonlyArray<PositionTemplate>): string | undefined => {
  const who = mayAssignToAnybody(useActor())
  if (!who.allowed) return denials[who.because]
  if (template === undefined || more.length > 0) return wording.oneAtATime
  const may = mayAssign(template)
  return may.allowed ? undefined : denials[may.because]
}
