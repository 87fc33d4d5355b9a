import { useSelector } from '@xstate/react'
import { fileSize } from '../../../domain/kernel/fileSize.ts'
import { everythingWording as wording } from '../../../domain/organisation/everythingWording.ts'
import type { EverythingActor } from '../../../machines/organisation/everything.machine.ts'
import { useApp } from '../../app/machines.tsx'
import { Button } from '../../kit/Button.tsx'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { slot } from '../../kit/classes.ts'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

/** All that is kept of the client, to take away. */
export const ExportSection = () => {
  const machine = useApp().system.get('everything') as EverythingActor
  const { withFiles, received } = useSelector(machine, ({ context }) => context)
  const isExporting = useSelector(machine, (snapshot) => snapshot.matches('exporting'))
  const locale = useLocale()
  return (
    <Section title={wording.title} description={wording.description}>
      <Stack gap={4}>
        {isExporting ? null : (
          <CheckboxField
            label={wording.withFiles}
            hint={wording.withFilesHint}
            checked={withFiles}
            onChange={(checked) => machine.send({ type: 'files.chosen', withFiles: checked })}
          />
        )}
        <Text style="small" tone="muted">
          {wording.handle}
        </Text>
        <div className={slot('form', 'ending')}>
          <span role="status">{isExporting && received > 0 ? wording.received(fileSize(received, locale)) : ''}</span>
          {isExporting ? (
            <Button tone="ghost" onClick={() => machine.send({ type: 'export.stopped' })}>
              {wording.stop}
            </Button>
          ) : null}
          <Button busy={isExporting} onClick={() => machine.send({ type: 'export.asked' })}>
            {isExporting ? wording.asking : wording.ask}
          </Button>
        </div>
      </Stack>
    </Section>
  )
}
