import { useSelector } from '@xstate/react'
import { Upload } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Employee } from '../../domain/employees/nouns.ts'
import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  type PictureProblem,
  pictureProblem,
  pictureSentences,
} from '../../domain/employees/picture.ts'
import { fileSize } from '../../domain/kernel/fileSize.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { Avatar } from '../kit/Avatar.tsx'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { Section } from '../kit/Section.tsx'

interface PictureProps {
  readonly profile: EmployeeProfileActor
  readonly employee: Employee
  readonly denied: string | undefined
}

interface Chosen {
  readonly file: File
  readonly url: string
  /** The picture it is to take the place of; once there is another, it has. */
  readonly before: string | null
}

/** The picture, and the way to another: chosen, looked at, then used. */
export const Picture = ({ profile, employee, denied }: PictureProps) => {
  const isBusy = useSelector(profile, (snapshot) => snapshot.matches({ showing: 'uploadingAvatar' }))
  const sent = useSelector(profile, ({ context }) => context.picture)
  const [looked, setChosen] = useState<Chosen | null>(null)
  const chosen = looked?.before === employee.avatarId ? looked : null
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const refusal = problem === null ? sent?.file === chosen?.file && sent?.refusal : pictureSentences[problem]
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  useEffect(() => () => URL.revokeObjectURL(looked?.url ?? ''), [looked])

  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = pictureProblem(file)
    setProblem(wrong)
    setChosen(wrong === null ? { file, url: URL.createObjectURL(file), before: employee.avatarId } : null)
  }
  return (
    <Section title="Picture">
      <div className={slot('profile', 'picture')}>
        {chosen === null ? (
          <PersonAvatar person={employee} size={96} />
        ) : (
          <Avatar name={employee.fullName} src={chosen.url} size={96} label="The picture you chose" />
        )}
        <div className={slot('profile', 'choosing')}>
          <span id={hint} className={slot('field', 'hint')}>
            JPG, PNG, GIF or WebP, at most {fileSize(PICTURE_MAX_BYTES)}.
          </span>
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            hidden
            aria-label="Picture"
            aria-describedby={hint}
            onChange={(event) => {
              choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <div className={slot('profile', 'buttons')}>
            {/* One button throughout, so that the focus stays on it. */}
            <Button
              tone={chosen === null ? 'outline' : 'solid'}
              denied={denied}
              busy={isBusy}
              onClick={() =>
                chosen === null ? input.current?.click() : profile.send({ type: 'avatar.chosen', file: chosen.file })
              }
            >
              {chosen === null ? <Upload aria-hidden="true" /> : null}
              {chosen === null ? 'Choose a picture' : 'Use this picture'}
            </Button>
            {chosen === null ? null : <Button onClick={() => setChosen(null)}>Cancel</Button>}
          </div>
        </div>
      </div>
      {refusal ? <Banner tone="danger">{refusal}</Banner> : null}
    </Section>
  )
}
