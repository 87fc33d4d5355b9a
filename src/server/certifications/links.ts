import type { CertificationId, EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo, pathToCertification } from '../../domain/session/places.ts'

/** Where somebody acts on a certification. Addresses come from PUBLIC_URL only, never from a request. */
export const pageOf = (
  publicUrl: string,
  { id, employeeId }: { readonly id: CertificationId; readonly employeeId: EmployeeId },
): string => `${publicUrl}${pathToCertification(employeeId, id)}`

export const listPage = (publicUrl: string): string => `${publicUrl}${pathTo('certifications')}`
