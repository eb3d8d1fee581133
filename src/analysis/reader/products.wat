;; Products of one row of numbers with many rows of a table, sixteen numbers at a time, which JavaScript cannot say.
(module
  (memory (export "memory") 1)
  ;; For each of `count` numbers at `numbers`: the product of the row at `row` with that row of the table at `table`, written to `out`.
  ;; `width`: bytes in a row, a multiple of 64.
  (func (export "products")
    (param $row i32) (param $table i32) (param $width i32) (param $numbers i32) (param $count i32) (param $out i32)
    (local $a i32) (local $b i32) (local $end i32) (local $last i32)
    (local $w v128) (local $x v128) (local $y v128) (local $z v128)
    (local.set $last (i32.add (local.get $numbers) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $numbers) (local.get $last)))
        (local.set $a (local.get $row))
        (local.set $end (i32.add (local.get $row) (local.get $width)))
        (local.set $b (i32.add (local.get $table) (i32.mul (i32.load (local.get $numbers)) (local.get $width))))
        (local.set $w (v128.const f32x4 0 0 0 0))
        (local.set $x (v128.const f32x4 0 0 0 0))
        (local.set $y (v128.const f32x4 0 0 0 0))
        (local.set $z (v128.const f32x4 0 0 0 0))
        (loop $along
          (local.set $w (f32x4.add (local.get $w) (f32x4.mul (v128.load (local.get $a)) (v128.load (local.get $b)))))
          (local.set $x (f32x4.add (local.get $x) (f32x4.mul (v128.load offset=16 (local.get $a)) (v128.load offset=16 (local.get $b)))))
          (local.set $y (f32x4.add (local.get $y) (f32x4.mul (v128.load offset=32 (local.get $a)) (v128.load offset=32 (local.get $b)))))
          (local.set $z (f32x4.add (local.get $z) (f32x4.mul (v128.load offset=48 (local.get $a)) (v128.load offset=48 (local.get $b)))))
          (local.set $a (i32.add (local.get $a) (i32.const 64)))
          (local.set $b (i32.add (local.get $b) (i32.const 64)))
          (br_if $along (i32.lt_u (local.get $a) (local.get $end))))
        (local.set $w (f32x4.add (f32x4.add (local.get $w) (local.get $x)) (f32x4.add (local.get $y) (local.get $z))))
        (f32.store (local.get $out)
          (f32.add
            (f32.add (f32x4.extract_lane 0 (local.get $w)) (f32x4.extract_lane 1 (local.get $w)))
            (f32.add (f32x4.extract_lane 2 (local.get $w)) (f32x4.extract_lane 3 (local.get $w)))))
        (local.set $numbers (i32.add (local.get $numbers) (i32.const 4)))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (br $each)))))
