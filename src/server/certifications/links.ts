import type { CertificationId, EmployeeId } from '../../domain/kernel/ids.ts'

/** Where somebody acts on a certification. Addresses come from PUBLIC_URL only, never from a request. */
export const pageOf = (
  publicUrl: string,
  { id, employeeId }: { readonly id: CertificationId; readonly employeeId: EmployeeId },
): string => `${publicUrl}/employee/${employeeId}/certifications/${id}`

export const listPage = (publicUrl: string): string => `${publicUrl}/certifications`
