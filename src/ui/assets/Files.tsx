import { useSelector } from '@xstate/react'
import { FileText, Image, Star } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { Asset, AssetFile } from '../../domain/assets/nouns.ts'
import { fileSize } from '../../domain/kernel/fileSize.ts'
import { pictureReading } from '../../machines/assets/readings.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import type { FileUploadActor } from '../../machines/kit/fileUpload.machine.ts'
import { LaterPdf } from '../app/pdf/LaterPdf.tsx'
import { useActor } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { look, slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Menu } from '../kit/Menu.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { UploadDialog } from '../kit/UploadDialog.tsx'
import { useDownload, useOpenedReading, useRecord, useRecordState } from './area.ts'
import { managing } from './may.ts'

const isPicture = ({ contentType }: AssetFile): boolean => contentType.startsWith('image/')
const isShown = (file: AssetFile): boolean => isPicture(file) || file.contentType === 'application/pdf'

/** Its papers and pictures; one of these stands for it in the register. */
export const Files = ({ asset }: { readonly asset: Asset }) => {
  const record = useRecord()
  const denied = managing(useActor(), 'Modify')
  const upload = useRecordState(({ children }) => children.upload as FileUploadActor | undefined)
  const removal = useRecordState(({ children }) => children.removal as ConfirmActor | undefined)
  const [looked, lookAt] = useState<AssetFile | null>(null)
  return (
    <Section
      title="Files"
      action={
        <Button size="sm" aria-haspopup="dialog" denied={denied} onClick={() => record.send({ type: 'files.asked' })}>
          Add files
        </Button>
      }
    >
      {asset.files.length === 0 ? (
        <Text tone="muted">{denied === undefined ? 'Add invoices, manuals and photos here.' : 'No files yet.'}</Text>
      ) : (
        <ul className={slot('profile', 'list')} data-whole aria-label="Files">
          {asset.files.map((file) => (
            <File key={file.id} {...{ asset, file, denied }} onLook={() => lookAt(file)} />
          ))}
        </ul>
      )}
      {looked === null ? null : <Look asset={asset} file={looked} onClose={() => lookAt(null)} />}
      {upload === undefined ? null : (
        <UploadDialog upload={upload} title="Add files" submitLabel="Add files" closeLabel="Cancel" />
      )}
      {removal === undefined ? null : <Confirmation confirmation={removal} />}
    </Section>
  )
}

interface FileProps {
  readonly asset: Asset
  readonly file: AssetFile
  readonly denied: string | undefined
  readonly onLook: () => void
}

const File = ({ asset, file, denied, onLook }: FileProps) => {
  const record = useRecord()
  const timeZone = useTimeZone()
  const { fetch } = useDownload()
  const isPhoto = asset.photoId === file.id
  const Icon = isPicture(file) ? Image : FileText
  const download = () => fetch({ kind: 'file', subject: { id: asset.id, file } })
  return (
    <li className={slot('profile', 'position')}>
      <Icon aria-hidden="true" />
      <span className={slot('profile', 'words')}>
        <span>
          {isShown(file) ? (
            <button type="button" className={look('link')} aria-haspopup="dialog" onClick={onLook}>
              {file.fileName}
            </button>
          ) : (
            file.fileName
          )}{' '}
          {isPhoto ? <Badge icon={<Star aria-hidden="true" />}>Photo</Badge> : null}
        </span>
        <small>
          {fileSize(file.size)}, <DateText value={file.uploadedUtc} timeZone={timeZone} />
        </small>
      </span>
      <Menu
        label={`Actions for ${file.fileName}`}
        size="sm"
        tone="ghost"
        align="end"
        items={[
          ...(isShown(file) ? [{ id: 'look', label: 'Look at it', onSelect: onLook }] : []),
          { id: 'download', label: 'Download', onSelect: download },
          ...(isPicture(file)
            ? [
                {
                  id: 'photo',
                  label: isPhoto ? 'Do not use as photo' : 'Use as photo',
                  denied,
                  onSelect: () => record.send({ type: 'photo.chosen', fileId: isPhoto ? null : file.id }),
                },
              ]
            : []),
          'separator',
          {
            id: 'delete',
            label: 'Delete file',
            tone: 'danger',
            denied,
            onSelect: () => record.send({ type: 'fileRemoval.asked', file }),
          },
        ]}
      >
        Actions
      </Menu>
    </li>
  )
}

const Look = ({
  asset,
  file,
  onClose,
}: {
  readonly asset: Asset
  readonly file: AssetFile
  readonly onClose: () => void
}) => {
  const reading = useOpenedReading('assetPicture', pictureReading, { id: asset.id, fileId: file.id })
  const content = useSelector(reading, pictureReading.foundIn)
  const hasFailed = useSelector(reading, (snapshot) => snapshot.matches('failed') || snapshot.matches('notFound'))
  return (
    <Dialog
      title={file.fileName}
      width={800}
      confirmLabel="Close"
      onConfirm={onClose}
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {hasFailed ? (
        <Text tone="danger">The file could not be loaded.</Text>
      ) : content === null ? (
        <Skeleton height={240} />
      ) : isPicture(file) ? (
        <Picture content={content} name={file.fileName} />
      ) : (
        <Suspense fallback={<Skeleton height={240} />}>
          <LaterPdf content={content} name={file.fileName} />
        </Suspense>
      )}
    </Dialog>
  )
}

const Picture = ({ content, name }: { readonly content: Blob; readonly name: string }) => {
  const [address, setAddress] = useState<string | undefined>(undefined)
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return <img src={address} alt={name} />
}
