import type { Failure } from './domain/kernel/failure.ts'
import type { CompliancePorts } from './machines/certifications/compliance.ports.ts'
import { complianceReading } from './machines/certifications/employeeCompliance.ts'
import { type Port, plugged } from './machines/kit/port.ts'

/** The compliance of one person, loaded with its page. */
export const complianceArea = ({ loadCompliance }: CompliancePorts) =>
  complianceReading.machine.provide({
    actors: { read: plugged(loadCompliance as Port<unknown, unknown, Failure>) },
  })
