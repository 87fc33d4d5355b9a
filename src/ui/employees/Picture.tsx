import { Upload } from 'lucide-react'
import { useId } from 'react'
import type { Employee } from '../../domain/employees/nouns.ts'
import { CHOSEN_MAX_BYTES } from '../../domain/employees/picture.ts'
import { fileSize } from '../../domain/kernel/fileSize.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { slot } from '../kit/classes.ts'
import { FileButton } from '../kit/FileButton.tsx'
import { Section } from '../kit/Section.tsx'
import { acceptedPictures, usePictureChoice } from './choosingPicture.ts'
import { PictureProblems } from './PictureProblems.tsx'

interface PictureProps {
  readonly profile: EmployeeProfileActor
  readonly employee: Employee
  readonly denied: string | undefined
}

/** The picture, and the way to another: chosen, cut to its frame (`AvatarButton.tsx`), sent. */
export const Picture = ({ profile, employee, denied }: PictureProps) => {
  const { isBusy, choose } = usePictureChoice(profile)
  const hint = useId()
  return (
    <Section title="Picture">
      <div className={slot('profile', 'picture')}>
        <PersonAvatar person={employee} size={96} />
        <div className={slot('profile', 'choosing')}>
          <span id={hint} className={slot('field', 'hint')}>
            JPG, PNG, GIF or WebP, at most {fileSize(CHOSEN_MAX_BYTES)}.
          </span>
          <FileButton
            label="Picture"
            accept={acceptedPictures}
            describedBy={hint}
            denied={denied}
            busy={isBusy}
            onOffered={([file]) => void choose(file)}
          >
            {isBusy ? null : <Upload aria-hidden="true" />}
            Choose a picture
          </FileButton>
        </div>
      </div>
      <PictureProblems profile={profile} />
    </Section>
  )
}
