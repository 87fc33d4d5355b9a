import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { newsWording } from '../../../domain/home/news/newsWording.ts'
import type { OccasionChoices } from '../../../domain/home/news/nouns.ts'
import { tellsAnniversaries, tellsBirthdays } from '../../../domain/organisation/occasions.ts'
import { occasionChoices } from '../../../machines/home/news/parts.ts'
import type { SettingActor } from '../../../machines/kit/setting.machine.ts'
import { inArea } from '../../app/area.tsx'
import { useApp } from '../../app/machines.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { SwitchField } from '../../kit/SwitchField.tsx'

/** What one does not want told of oneself, among the settings. */
const Choices = () => {
  const setting: SettingActor = useApp().system.get('occasionChoices')
  useEffect(() => setting.send({ type: 'setting.opened' }), [setting])
  const chosen = useSelector(setting, occasionChoices.valueIn)
  const hasFailed = useSelector(setting, (snapshot) => snapshot.matches('failed'))
  if (hasFailed)
    return <ErrorState title={newsWording.choicesFailed} onRetry={() => setting.send({ type: 'retry.asked' })} />
  return (
    <Section title={newsWording.choicesTitle} description={newsWording.choicesHint}>
      {chosen === null ? (
        <Skeleton height={80} />
      ) : (
        <Switches chosen={chosen} onChange={(value) => setting.send(occasionChoices.chosen(value))} />
      )}
    </Section>
  )
}

interface SwitchesProps {
  readonly chosen: OccasionChoices
  readonly onChange: (value: OccasionChoices) => void
}

const Switches = ({ chosen, onChange }: SwitchesProps) => (
  <Stack gap={3}>
    <SwitchField
      label={newsWording.tellBirthday}
      hint={tellsBirthdays(chosen.told) ? undefined : newsWording.offByCompany}
      checked={!chosen.hidesBirthday}
      onChange={(isTold) => onChange({ ...chosen, hidesBirthday: !isTold })}
    />
    <SwitchField
      label={newsWording.tellAnniversary}
      hint={tellsAnniversaries(chosen.told) ? undefined : newsWording.offByCompany}
      checked={!chosen.hidesAnniversary}
      onChange={(isTold) => onChange({ ...chosen, hidesAnniversary: !isTold })}
    />
  </Stack>
)

export const ToldOfMe = inArea('home/news', Choices)
