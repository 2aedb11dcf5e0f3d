/** Hazard grades of employee classifications, from 1 (desk) to 5 (roof): classification numbers by grade. */
const numbersByGrade: readonly (readonly [number, string])[] = [
  [
    1,
    `
    1 2 6 8 12 16 17 19 20 24 26 28 32 132 135 143 149 154 155 156 166 178 232 233 234 245 253 255 267 271
    272
    `,
  ],
  [
    2,
    `
    3 7 9 10 11 13 15 18 21 22 23 29 30 31 63 78 84 107 111 119 120 123 129 131 133 134 136 138 141 142 146
    148 151 153 157 158 162 165 167 168 185 187 188 190 201 205 210 211 212 213 223 224 225 226 230 231 241
    243 244 247 249 251 254 256 257 259 262 265 268 273 278
    `,
  ],
  [
    3,
    `
    4 5 14 27 35 36 40 41 44 53 59 60 62 65 66 68 73 75 79 80 81 82 85 86 98 99 103 108 110 113 114 115 117
    118 121 127 128 137 139 140 144 145 147 150 159 160 161 163 164 172 175 176 182 183 184 189 195 199 200
    202 203 206 209 214 215 218 220 221 222 229 235 236 238 240 242 246 248 250 252 258 266 270 275 276 277
    281 283 287
    `,
  ],
  [
    4,
    `
    25 33 34 37 39 42 43 45 46 48 50 51 52 55 58 61 64 67 69 70 71 72 74 76 83 87 88 89 90 91 93 96 97 104
    112 130 152 169 173 177 179 181 186 192 194 196 197 204 208 216 217 219 227 228 237 239 260 261 264 279
    288 289 290
    `,
  ],
  [
    5,
    `
    38 47 49 54 56 57 77 92 94 95 100 101 102 105 106 109 116 122 124 125 126 170 171 174 180 191 193 198
    207 263 269 274 280 282 284 285 286
    `,
  ],
]

const grades: ReadonlyMap<string, number> = new Map(
  numbersByGrade.flatMap(([grade, numbers]) =>
    numbers
      .trim()
      .split(/\s+/)
      .map((number) => [`WCC${number.padStart(4, '0')}`, grade] as const),
  ),
)

/** The grade of an employee classification; undefined for one that is not on the list. */
export const gradeOf = (classification: unknown): number | undefined =>
  typeof classification === 'string' ? grades.get(classification) : undefined
