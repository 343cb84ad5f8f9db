/** The package's own types, @types/subset-font, are of an older version. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  interface Options {
    targetFormat: 'woff2'
    variationAxes: Record<string, Axis>
    keepFeatures: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  export type { Axis }
}
