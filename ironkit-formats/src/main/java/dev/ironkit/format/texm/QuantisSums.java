package dev.ironkit.format.texm;

/** Weights, weighted sums and sums of squares of points, from which their middle and their scatter follow. */
final class QuantisSums {

    private double weight;
    private final double[] sum = new double[3];
    private final double[] squares = new double[3];

    void add(QuantisPoints points, int point) {
        int times = points.weight(point);
        weight += times;
        for (int channel = 0; channel < 3; channel++) {
            double value = points.channel(channel, point);
            sum[channel] += times * value;
            squares[channel] += times * value * value;
        }
    }

    /** What is left when some of the points are taken away. */
    QuantisSums without(QuantisSums some) {
        QuantisSums rest = new QuantisSums();
        rest.weight = weight - some.weight;
        for (int channel = 0; channel < 3; channel++) {
            rest.sum[channel] = sum[channel] - some.sum[channel];
            rest.squares[channel] = squares[channel] - some.squares[channel];
        }
        return rest;
    }

    double mean(int channel) {
        return sum[channel] / weight;
    }

    double scatter() {
        return scatter(0) + scatter(1) + scatter(2);
    }

    int widestChannel() {
        int widest = scatter(1) >= scatter(0) ? 1 : 0;
        return scatter(2) > scatter(widest) ? 2 : widest;
    }

    private double scatter(int channel) {
        return squares[channel] - sum[channel] * sum[channel] / weight;
    }
}
