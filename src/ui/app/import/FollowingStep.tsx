import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { Banner } from '../../kit/Banner.tsx'
import { slot } from '../../kit/classes.ts'
import { useLocale } from '../../kit/locale.ts'
import { Section } from '../../kit/Section.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useImportState } from './kind.ts'

/** How far it is. It goes on when the page is left. */
export const FollowingStep = () => {
  const locale = useLocale()
  const { current, file, report, refusal } = useImportState(({ context }) => context)
  const total = current?.rowCount ?? report?.rowCount ?? 0
  const done = current?.doneCount ?? 0
  return (
    <Section title={`Importing ${current?.fileName ?? file?.name ?? ''}`}>
      <Stack gap={3}>
        <progress
          className={slot('files', 'sending')}
          aria-label="Importing"
          max={Math.max(1, total)}
          {...(done > 0 && { value: done })}
        />
        <Text tone="muted">
          {writtenNumber(locale, done)} of {writtenNumber(locale, total)} lines. You can leave this page: the import
          continues, and you’ll find it here.
        </Text>
        {refusal === null ? null : <Banner tone="warning">{refusal}</Banner>}
      </Stack>
    </Section>
  )
}
