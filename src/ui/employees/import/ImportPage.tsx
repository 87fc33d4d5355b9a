import { useEffect } from 'react'
import { pathTo, places } from '../../../domain/session/places.ts'
import { Page } from '../../kit/Page.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useImport, useImportState } from './area.ts'
import { ChoosingStep } from './ChoosingStep.tsx'
import { FollowingStep } from './FollowingStep.tsx'
import { MappingStep } from './MappingStep.tsx'
import { OutcomeStep } from './OutcomeStep.tsx'
import { ReviewingStep } from './ReviewingStep.tsx'

/** Ours, for § 7 employees/import/csv: from a file to people, and back. */
export const ImportPage = () => {
  const machine = useImport()
  useEffect(() => machine.send({ type: 'page.opened' }), [machine])
  return (
    <Page
      title={places.employeeImport.title}
      description="From a CSV file: a line for each person. Nobody is made before every line is right."
      back={{ href: pathTo('employees'), label: 'Back to employees' }}
    >
      <Step />
    </Page>
  )
}

const Step = () => {
  const step = useImportState(stepOf)
  switch (step) {
    case 'waiting':
    case 'resuming':
      return <Skeleton height={240} />
    case 'choosing':
    case 'reading':
      return <ChoosingStep />
    case 'mapping':
      return <MappingStep />
    case 'validating':
    case 'reviewing':
      return <ReviewingStep />
    case 'importing':
      return <FollowingStep />
    default:
      return <OutcomeStep />
  }
}

/** The outermost state: the steps are its names. */
const stepOf = ({ value }: { readonly value: unknown }): string =>
  typeof value === 'string' ? value : (Object.keys(value as object)[0] ?? '')
