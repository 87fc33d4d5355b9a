import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ComplianceItem } from '../../domain/certifications/nouns.ts'
import type { CertificationTypeId, EmployeeId } from '../../domain/kernel/ids.ts'
import { complianceReading } from '../../machines/certifications/employeeCompliance.ts'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { Section } from '../kit/Section.tsx'
import { useCertifications, useKeeper, useOpenedReading, useOwed } from './area.ts'
import { addingDenied, additionFor } from './asking.ts'
import { ShownBadge } from './CertificationBadge.tsx'

/** The types somebody must hold and has never shown. What has expired stands among what they hold. */
export const Gaps = ({ employeeId }: { readonly employeeId: EmployeeId }) => {
  const owed = useOwed()
  useOpenedReading(
    owed,
    useMemo(() => ({ id: employeeId }), [employeeId]),
  )
  const compliance = useSelector(owed, complianceReading.foundIn)
  const missing =
    compliance?.items.filter(({ kind, standing }) => kind === 'certification' && standing === 'missing') ?? []
  // Nothing is required of a leaver.
  return compliance?.hasLeft === true || missing.length === 0 ? null : (
    <Section title="Required and missing" description="Never submitted.">
      <ul className={slot('profile', 'list')} data-whole>
        {missing.map((item) => (
          <li key={item.id} className={slot('profile', 'position')}>
            <Missing item={item} employeeId={employeeId} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface MissingProps {
  readonly item: ComplianceItem
  readonly employeeId: EmployeeId
}

const Missing = ({ item, employeeId }: MissingProps) => {
  const certifications = useCertifications()
  const keeper = useKeeper()
  const subject = () => additionFor(employeeId, item.id as CertificationTypeId)
  return (
    <>
      <span className={slot('profile', 'words')}>
        <span>{item.title}</span>
      </span>
      <ShownBadge shown="missing" />
      <Button
        size="sm"
        aria-haspopup="dialog"
        denied={addingDenied(keeper, employeeId)}
        onClick={() => certifications.send({ type: 'renewal.asked', subject: subject() })}
      >
        Submit<span className="sr-only"> {item.title}</span>
      </Button>
    </>
  )
}
