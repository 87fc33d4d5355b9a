import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { CropDialog } from '../kit/CropDialog.tsx'
import { ImagePreview } from '../kit/files/ChosenFiles.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Piece, State } from './Piece.tsx'
import { aFile, aPicture, aQuarteredPicture } from './samples.ts'

const logoFrame = { width: 300, height: 125 }
const logoBoundary = { width: 452, height: 250 }

const states = {
  'As it is by default': { of: () => aPicture(1600, 1200), props: {} },
  'A logo, 300x125': {
    of: () => aQuarteredPicture(900, 900, 'logo.png', 'image/png'),
    props: { title: 'Crop your logo', frame: logoFrame, boundary: logoBoundary, start: 'whole' },
  },
  'A small photograph': { of: () => aQuarteredPicture(240, 180, 'photo.jpeg', 'image/jpeg'), props: {} },
  'A file that is no picture': { of: async () => aFile('broken.png', 10), props: {} },
} as const

export const CropPieces = () => {
  const [open, setOpen] = useState<{ readonly name: keyof typeof states; readonly file: File } | null>(null)
  const [piece, setPiece] = useState<File | null>(null)
  const close = () => setOpen(null)
  return (
    <Piece of="Cropper">
      <Stack>
        <Row>
          {(Object.keys(states) as (keyof typeof states)[]).map((name) => (
            <Button key={name} onClick={() => states[name].of().then((file) => setOpen({ name, file }))}>
              {name}
            </Button>
          ))}
        </Row>
        {piece ? (
          <State name={`Cut out: ${piece.name}, ${piece.type}`}>
            <ImagePreview file={piece} />
          </State>
        ) : null}
        {open ? (
          <CropDialog
            {...states[open.name].props}
            file={open.file}
            onCut={(cut) => {
              setPiece(cut)
              close()
            }}
            onCancel={close}
          />
        ) : null}
      </Stack>
    </Piece>
  )
}
