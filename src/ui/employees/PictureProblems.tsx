import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { usePictureChoice } from './choosingPicture.ts'

/** Why the last picture was not taken; one that only did not arrive can be sent again. */
export const PictureProblems = ({ profile }: { readonly profile: EmployeeProfileActor }) => {
  const { problem, refused } = usePictureChoice(profile)
  return (
    <>
      {problem === null ? null : <Banner tone="danger">{problem}</Banner>}
      {refused === null ? null : (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => profile.send({ type: 'avatar.chosen', file: refused.file })}>
              Try again
            </Button>
          }
        >
          {refused.refusal}
        </Banner>
      )}
    </>
  )
}
