import { Button } from './Button.tsx'
import { FileChooser, type FileChoosing, notChosen } from './files/FileChooser.tsx'
import { Section } from './Section.tsx'
import { Row } from './Stack.tsx'

type Action = { readonly label: string; readonly onPress: () => void }

type FilePanelProps = FileChoosing & {
  readonly title?: string
  readonly secondary: Action
  readonly primary: Action
}

/** § 2.6 The file-upload panel. `useFileUpload` gives it a machine's choice; any owner of files may give its own. */
export const FilePanel = ({ title, secondary, primary, ...choosing }: FilePanelProps) => (
  <Section {...(title === undefined ? {} : { title })}>
    <FileChooser {...choosing} />
    <Row justify="end">
      <Button onClick={secondary.onPress}>{secondary.label}</Button>
      <Button tone="solid" busy={choosing.busy} denied={notChosen(choosing)} onClick={primary.onPress}>
        {primary.label}
      </Button>
    </Row>
  </Section>
)
