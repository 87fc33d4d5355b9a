import { editorWording } from '../../../domain/policies/editorWording.ts'
import type { HrDocument } from '../../../domain/policies/nouns.ts'
import { contentOf, headingOf } from '../../../domain/policies/writing.ts'
import type { PolicyEditorActor } from '../../../machines/policies/policyEditor.machine.ts'
import { Banner } from '../../kit/Banner.tsx'
import { slot } from '../../kit/classes.ts'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { PolicyText } from '../PolicyText.tsx'
import { backTo } from './area.ts'
import { FileInPlace } from './FileInPlace.tsx'
import { HeadingFields } from './HeadingFields.tsx'
import { SettingsSummary } from './SettingsSummary.tsx'
import { publicationStatus } from './WritingPage.tsx'

interface LookingPageProps {
  readonly editor: PolicyEditorActor
  readonly document: HrDocument
}

/** What is written now, to someone who may not change it. */
export const LookingPage = ({ editor, document }: LookingPageProps) => {
  const content = contentOf(document)
  return (
    <Page title={headingOf(document).title} back={backTo(document)} description={publicationStatus(document)}>
      <div className={slot('writing', 'layout')}>
        <div>
          <Banner>{editorWording.toLookAt}</Banner>
          <HeadingFields heading={headingOf(document)} isStrict={false} />
          {content === null ? (
            <FileInPlace editor={editor} />
          ) : (
            <Section>
              <PolicyText content={content} />
            </Section>
          )}
        </div>
        <div>
          <SettingsSummary document={document} />
        </div>
      </div>
    </Page>
  )
}
