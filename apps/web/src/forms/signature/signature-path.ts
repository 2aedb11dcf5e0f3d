/** A place on the paper that is signed on. */
export type Point = { readonly x: number; readonly y: number }

/** The paper in the drawing's own units; on the screen it is as wide as its column. */
export const paper = { width: 600, height: 200 }

/** Points closer together say no more about the hand. */
const nearest = 3
/** Core rejects more. */
const longest = 20_000

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

const within = (share: number, most: number): number => Math.min(most, Math.max(0, Math.round(share * most)))

/** Where on the paper the pointer is, in whole numbers; one that slides off the paper stays at its edge. */
export const pointOn = ({ left, top, width, height }: Box, pointer: Point): Point => ({
  x: within((pointer.x - left) / Math.max(1, width), paper.width),
  y: within((pointer.y - top) / Math.max(1, height), paper.height),
})

/** The stroke with one more point, unless that lies where the last one does. */
export function withPoint(stroke: readonly Point[], point: Point): readonly Point[] {
  const last = stroke.at(-1)
  return last && Math.hypot(point.x - last.x, point.y - last.y) < nearest ? stroke : [...stroke, point]
}

/** A stroke as SVG path data; a dot is a line to itself, which round ends make visible. */
export function strokePath(stroke: readonly Point[]): string {
  const [start, ...rest] = stroke
  if (!start) return ''
  const lines = rest.length > 0 ? rest : [start]
  return [`M ${start.x} ${start.y}`, ...lines.map(({ x, y }) => `L ${x} ${y}`)].join(' ')
}

const strokesIn = (drawing: string): readonly string[] => (drawing.match(/M[^M]*/g) ?? []).map((each) => each.trim())

/** The drawing with a stroke more; unchanged when it would be longer than a signature may be. */
export function withStroke(drawing: string, stroke: readonly Point[]): string {
  const longer = [drawing, strokePath(stroke)].filter((path) => path !== '').join(' ')
  return longer.length > longest ? drawing : longer
}

/** The drawing before its last stroke. */
export const withoutLastStroke = (drawing: string): string => strokesIn(drawing).slice(0, -1).join(' ')
