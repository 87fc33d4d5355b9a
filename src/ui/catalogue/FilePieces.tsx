import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type { FileRule } from '../../domain/kernel/fileChoice.ts'
import { fileUploadMachine } from '../../machines/kit/fileUpload.machine.ts'
import { FileButton } from '../kit/FileButton.tsx'
import { FilePanel } from '../kit/FilePanel.tsx'
import type { FileChoosing } from '../kit/files/FileChooser.tsx'
import { useFileUpload } from '../kit/fileUpload.ts'
import { Columns } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { UploadDialog } from '../kit/UploadDialog.tsx'
import { Opens, Piece, State } from './Piece.tsx'
import { slowly } from './pretending.ts'
import { aDrawing, aFile } from './samples.ts'

const logo: FileRule = { kinds: ['image'], maxBytes: 2_000_000 }
const documents: FileRule = { kinds: ['pdf'], maxBytes: 10_000_000, multiple: true }
const people: FileRule = { kinds: ['csv'], maxBytes: 5_000_000 }

const uploadSlowly = fileUploadMachine.provide({ actors: { upload: slowly } })
const nothing = () => undefined
const still = { onOffered: nothing, onRemoved: nothing } as const
const primary = { label: 'Upload', onPress: nothing }
const secondary = { label: 'Cancel', onPress: nothing }

export const FilePieces = () => (
  <>
    <Piece of="File-upload panel">
      <Columns of="card">
        <State name="Works: two seconds, and the first try fails">
          <WorkingPanel rule={logo} />
        </State>
        <State name="Nothing chosen, no title">
          <FilePanel {...still} rule={people} files={[]} primary={primary} secondary={secondary} />
        </State>
        <State name="An image">
          <Shown title="Company logo" rule={logo} files={[aDrawing]} />
        </State>
        <State name="Several files">
          <Shown
            title="Documents"
            rule={documents}
            files={[
              aFile('Employment agreement.pdf', 999_999),
              aFile('Position description of the senior site supervisor, northern region.pdf', 1_000_000),
            ]}
          />
        </State>
        <State name="Refused">
          <Shown title="Import people" rule={people} files={[]} problem="Only one file can be uploaded" />
        </State>
        <State name="Being sent">
          <Shown title="Import people" rule={people} files={[aFile('people.csv', 12_345)]} busy progress={0.4} />
        </State>
      </Columns>
    </Piece>
    <Piece of="File button">
      <Columns of="card">
        <State name="A picture">
          <FileButton label="Picture" accept="image/png,image/jpeg" onOffered={nothing}>
            Choose a picture
          </FileButton>
        </State>
        <State name="Denied">
          <FileButton label="Portrait" accept="image/png" denied="It is being sent." onOffered={nothing}>
            Choose a portrait
          </FileButton>
        </State>
      </Columns>
    </Piece>
    <Piece of="File upload dialog">
      <Opens
        states={[
          { name: 'One file', content: (close) => <WorkingDialog rule={people} close={close} /> },
          {
            name: 'Several files',
            content: (close) => (
              <WorkingDialog rule={documents} close={close}>
                <p>Everybody whom the policy concerns can open these.</p>
              </WorkingDialog>
            ),
          },
        ]}
      />
    </Piece>
  </>
)

type ShownProps = Omit<FileChoosing, 'onOffered' | 'onRemoved'> & { readonly title: string }

const Shown = (choosing: ShownProps) => <FilePanel {...still} {...choosing} primary={primary} secondary={secondary} />

const WorkingPanel = ({ rule }: { readonly rule: FileRule }) => {
  const [round, setRound] = useState(0)
  return <OneRound key={round} rule={rule} again={() => setRound(round + 1)} />
}

const OneRound = ({ rule, again }: { readonly rule: FileRule; readonly again: () => void }) => {
  const upload = useActorRef(uploadSlowly, { input: { rule } })
  const choosing = useFileUpload(upload)
  const isUploaded = useSelector(upload, (snapshot) => snapshot.matches('uploaded'))
  if (isUploaded) return <Text>Uploaded.</Text>
  return (
    <FilePanel
      {...choosing}
      title="Company logo"
      primary={{ label: 'Upload', onPress: () => upload.send({ type: 'upload.asked' }) }}
      secondary={{ label: 'Cancel', onPress: again }}
    />
  )
}

type WorkingDialogProps = { readonly rule: FileRule; readonly close: () => void; readonly children?: ReactNode }

const WorkingDialog = ({ rule, close, children }: WorkingDialogProps) => {
  const upload = useActorRef(uploadSlowly, { input: { rule } }, ({ status }) => {
    if (status === 'done') close()
  })
  return (
    <UploadDialog upload={upload} title={rule.multiple ? 'Add documents' : 'Import people'}>
      {children}
    </UploadDialog>
  )
}
